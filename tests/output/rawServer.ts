import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compressFiles } from "../../output/hosts/compress.ts";
import { siteHandler } from "../../output/serving/siteHandler.ts";

/** A site served by siteHandler. */
export interface RawServer {
  /** Sends a request line unchanged, as no HTTP client would, and returns the whole response. */
  ask(line: string, headers?: string): Promise<string>;
  close(): void;
}

/** Writes these files, by path, and serves those below client/ as the site. */
export async function serve(files: Record<string, string>): Promise<RawServer> {
  const root = mkdtempSync(join(tmpdir(), "site-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, ".."), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  compressFiles(join(root, "client"));
  const server = createServer(siteHandler(join(root, "client")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    ask: (line, headers) => askRaw(port, line, headers),
    close: () => {
      server.close();
      rmSync(root, { recursive: true });
    },
  };
}

/** Sends a request line unchanged to a local port, and returns the whole response. */
export function askRaw(port: number, line: string, headers = ""): Promise<string> {
  const request = `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.setEncoding("latin1").on("data", (text) => {
      answer += text;
    });
    socket.on("end", () => resolve(answer)).on("error", reject);
  });
}
