import { dayInMiami } from "../../content/day.ts";
import type { OwnRequest } from "../../supabase/owner/requests.ts";

const SHORT = 8; // letters of an id; enough to tell requests apart
const SHOWN = 50;

/** All requests, a line each, and what their mail has run into. */
export function listWords(requests: readonly OwnRequest[]): string {
  if (requests.length === 0) return "There are no requests.";
  const open = requests.filter(({ answeredAt }) => !answeredAt).length;
  const older = requests.length > SHOWN ? [`… and ${requests.length - SHOWN} older ones: --csv has all`] : [];
  return [
    ...requests.slice(0, SHOWN).map(lineOf),
    ...older,
    "",
    `${countRequests(requests)}, ${open} not answered.`,
  ].join("\n");
}

/** How many there are: "1 request". */
export function countRequests({ length }: readonly OwnRequest[]): string {
  return `${length} ${length === 1 ? "request" : "requests"}`;
}

function lineOf(request: OwnRequest): string {
  const { id, receivedAt, name, phone, email, service, location, answeredAt, doubtful, mailTrouble } =
    request;
  const state = answeredAt ? "answered" : "open    ";
  const who = [name, phone, email, service, location].map(plainWords).join(" · ");
  return [
    `${id.slice(0, SHORT)}  ${dayInMiami(receivedAt)}  ${state}  ${who}${doubtful ? " (doubtful)" : ""}`,
    ...(mailTrouble ? [`          MAIL FAILED: ${plainWords(mailTrouble)}`] : []),
  ].join("\n");
}

/** One request, whole. */
export function requestWords(request: OwnRequest): string {
  const { answeredAt, mailTrouble } = request;
  const facts = [
    ["Id", request.id],
    ["Received", request.receivedAt.toISOString()],
    ["Answered", answeredAt?.toISOString() ?? "not yet"],
    ["Name", request.name],
    ["Phone", request.phone],
    ["E-mail", request.email],
    ["Service", request.service],
    ["Location", request.location],
    ...(request.doubtful ? [["Doubtful", "it was not sent as people send the form"]] : []),
    ...(mailTrouble ? [["Mail failed", mailTrouble]] : []),
  ];
  const lines = facts.map(([name = "", text = ""]) => `${`${name}:`.padEnd(13)}${plainWords(text)}`);
  return [...lines, "", request.message.split(/\r?\n/).map(plainWords).join("\n") || "(no message)"].join(
    "\n",
  );
}

// A visitor may type what a terminal obeys, or what shows another order than it has.
function plainWords(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ");
}
