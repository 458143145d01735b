// The drawings are Lucide's (lucide.dev, 1.75.0), those that are used alone: the whole set is 50 MB.
import drawings from "./icons.json" with { type: "json" };

interface IconProps {
  /** An icon that content may name (schema/parts.json), or one of the editor's own. */
  name: keyof typeof drawings;
  className?: string;
}

/** An icon in the color of the surrounding text; hidden from screen readers, as the text beside it says the same. */
export function Icon({ name, className = "size-6" }: IconProps) {
  return (
    <svg
      aria-hidden
      className={`shrink-0 ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of this folder alone
      dangerouslySetInnerHTML={{ __html: drawings[name] }}
    />
  );
}
