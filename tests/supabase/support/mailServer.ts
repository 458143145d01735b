import type { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { listen } from "./listen.ts";

/** How a mail server behaves. */
export type Behaviour =
  | "accept"
  | "refuse connection"
  | "refuse recipient"
  | "refuse content"
  | "drop before content"
  | "drop after content";

/** An e-mail that a mail server received, acknowledged or not. */
export interface Received {
  to: string[];
  content: string;
  messageId: string;
}

/** A real SMTP server on this machine. */
export interface MailServer {
  url: string;
  port: number;
  behaviour: Behaviour;
  /** The code and the text with which it refuses a recipient. */
  reply: string;
  /** Milliseconds before the server acknowledges the content. */
  delay: number;
  received: Received[];
  close(): Promise<void>;
}

/** Starts a mail server, on a free port unless one is given. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const sockets = new Map<number, Socket>();
  const drop = (session: SMTPServerSession) => sockets.get(session.remotePort)?.destroy();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    hideENHANCEDSTATUSCODES: true, // so that its replies are as a test says
    logger: false,
    onConnect: (_session, answer) => answer(told(mail.behaviour === "refuse connection" && 421)),
    onRcptTo: (_address, _session, answer) =>
      answer(
        told(mail.behaviour === "refuse recipient" && Number.parseInt(mail.reply, 10), mail.reply.slice(4)),
      ),
    async onData(stream, session, answer) {
      if (mail.behaviour === "drop before content") return drop(session);
      const content = (await buffer(stream).catch(() => "")).toString();
      if (content === "") return; // the client hung up
      if (mail.behaviour === "refuse content") return answer(told(554));
      mail.received.push({ to: recipients(session), content, messageId: header(content, "Message-ID") });
      if (mail.behaviour === "drop after content") return drop(session);
      setTimeout(answer, mail.delay);
    },
  });
  server.server.on("connection", (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket));
  server.on("error", () => {}); // dropped connections
  const mail: MailServer = {
    url: "",
    port: 0,
    behaviour: "accept",
    reply: "550 no, not anna@example.org",
    delay: 0,
    received: [],
    async close() {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
  mail.port = await listen(server.server, port, "127.0.0.1");
  mail.url = `smtp://127.0.0.1:${mail.port}`;
  return mail;
}

/** Returns the value of a message's header; "" if it is missing. */
export function header(content: string, name: string): string {
  const [head = ""] = content.split("\r\n\r\n");
  const unfolded = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const line = unfolded.find((candidate) => candidate.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim() ?? "";
}

function recipients(session: SMTPServerSession): string[] {
  return session.envelope.rcptTo.map(({ address }) => address);
}

function told(code: number | false, words = "no, not anna@example.org"): Error | null {
  return code ? Object.assign(new Error(words), { responseCode: code }) : null;
}
