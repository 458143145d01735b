import type { Picture } from "../../../schema/types.ts";
import { useWords } from "../text/Words.ts";

interface CaptionProps {
  picture: Picture;
  as?: "figcaption" | "p";
  className?: string;
}

/** The caption of a picture, if it has one. That of an illustration says first that it is one. */
export function Caption({ picture, as: Tag = "figcaption", className }: CaptionProps) {
  const words = useWords().pictures;
  const { caption, illustration } = picture;
  const parts = [illustration && words.illustration, caption].filter(Boolean);
  return parts.length > 0 && <Tag className={className}>{parts.join(": ")}</Tag>;
}
