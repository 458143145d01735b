/** The commands in a text's samples of a shell, without their comments. */
export function commandsIn(text: string): string[] {
  const samples = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, lines = ""]) => lines);
  return samples
    .flatMap((lines) => lines.split("\n").map((line) => line.replace(/ +# .*/, "")))
    .filter(Boolean);
}
