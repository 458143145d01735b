import { slugFor } from "../../content/lib/fileName.ts";

/** Explains an invalid picture name, with the name that was meant if that is certain. */
export function explainPictureName(name: string): { message: string; hint: string; replacement?: string } {
  const [, folders = "", file = "", ending = ""] = /^(.*[/\\])?(.*?)(?:\.(\w+))?$/.exec(name.trim()) ?? [];
  if (/^https?:/.test(name)) {
    const hint = "Save the file in public/images, and write its name alone, as my-picture.jpg.";
    return { message: "A picture of another site cannot be shown.", hint };
  }
  const right = `${slugFor(file)}.${ending.toLowerCase().replace("jpeg", "jpg")}`;
  if (/^(?:heic|heif|tiff?|bmp|gif|svg|pdf|psd|raw)$/i.test(ending)) {
    const hint = `Open it, save it as ${slugFor(file)}.jpg in public/images, and write that name here.`;
    return { message: `A page cannot show a .${ending.toLowerCase()} file.`, hint };
  }
  if (ending === "") {
    const hint = "Write how the file ends as well: .jpg, .png or .webp.";
    return { message: `The name '${name}' has no ending.`, hint };
  }
  if (folders && `${file}.${ending}` === right) {
    const message = "The name of a picture stands alone, without its folder.";
    return { message, hint: `Write ${right}`, replacement: right };
  }
  const message = `'${name}' cannot be the name of a picture: it takes small letters, digits, hyphens and one ending.`;
  const hint = `Write ${right}, and rename the file in public/images to that.`;
  return { message, hint, replacement: file === "" ? undefined : right };
}
