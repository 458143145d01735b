const WHY =
  "This change cannot be written into the file without changing something else in it. Make it in the file itself, in a text editor.";

/** An edit that is refused, since the file could not be read afterwards as it was meant. */
export class UnreadableAfter extends Error {
  override name = "UnreadableAfter";

  constructor(why = WHY) {
    super(why);
  }
}
