import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

/** Asks for an address with any headers: fetch lets nobody name another host. */
export async function askAs(url: string, headers: Record<string, string>) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request(url, { headers }, resolve).once("error", reject).end(),
  );
  return { status: answer.statusCode, text: await text(answer) };
}
