import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import {
  type CompletionItem,
  CompletionRequest,
  ConfigurationRequest,
  createProtocolConnection,
  type Diagnostic,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type MarkupContent,
  PublishDiagnosticsNotification,
  ShutdownRequest,
} from "vscode-languageserver-protocol/node";
import type { EditorSettings } from "./editorSettings.ts";

const BIN = "node_modules/yaml-language-server/bin/yaml-language-server";

/** A position in a text, both numbers zero-based. */
interface Position {
  line: number;
  character: number;
}

/** The text of a message or documentation, which may be markup. */
export function wordsOf(said: string | MarkupContent = ""): string {
  return typeof said === "string" ? said : said.value;
}

/** The YAML language server that editors use, with the settings of this project. */
export class LanguageServer {
  #process = spawn(process.execPath, [BIN, "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
  #connection = createProtocolConnection(this.#process.stdout, this.#process.stdin);
  // The server caches documents by URI and version.
  #version = 0;
  #waiting = new Map<string, (found: Diagnostic[]) => void>();

  /** Starts the server, and waits until it has asked for its settings. */
  static async start(settings: EditorSettings): Promise<LanguageServer> {
    const server = new LanguageServer();
    const configured = server.#answerWith(settings);
    await server.#initialize();
    await configured;
    return server;
  }

  /** The diagnostics of a file. */
  async diagnose(file: string): Promise<Diagnostic[]> {
    const uri = pathToFileURL(file).href;
    const found = new Promise<Diagnostic[]>((resolve) => this.#waiting.set(uri, resolve));
    await this.#open(uri, readFileSync(file, "utf8"));
    const diagnostics = await found;
    await this.#close(uri);
    return diagnostics;
  }

  /** The completions at a position in a file, as if the file contained `text`. */
  async complete(file: string, text: string, position: Position): Promise<CompletionItem[]> {
    const uri = pathToFileURL(file).href;
    await this.#open(uri, text);
    const offered = await this.#connection.sendRequest(CompletionRequest.type, {
      textDocument: { uri },
      position,
    });
    await this.#close(uri);
    return Array.isArray(offered) ? offered : (offered?.items ?? []);
  }

  /** Stops the server. */
  async stop(): Promise<void> {
    await this.#connection.sendRequest(ShutdownRequest.type);
    await this.#connection.sendNotification(ExitNotification.type);
    this.#connection.dispose();
    this.#process.kill();
  }

  /** Starts answering the server. Resolves when it has asked for its settings. */
  #answerWith(settings: EditorSettings): Promise<void> {
    this.#connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
      this.#waiting.get(uri)?.(diagnostics);
      this.#waiting.delete(uri);
    });
    return new Promise((resolve) => {
      this.#connection.onRequest(ConfigurationRequest.type, ({ items }) => {
        resolve();
        return items.map(({ section = "" }) => settings.section(section));
      });
      this.#connection.listen();
    });
  }

  async #initialize(): Promise<void> {
    await this.#connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: null,
      capabilities: {
        workspace: { configuration: true },
        textDocument: { completion: { completionItem: { documentationFormat: ["markdown"] } } },
      },
    });
    await this.#connection.sendNotification(InitializedNotification.type, {});
  }

  #open(uri: string, text: string): Promise<void> {
    this.#version += 1;
    const textDocument = { uri, languageId: "yaml", version: this.#version, text };
    return this.#connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  }

  #close(uri: string): Promise<void> {
    return this.#connection.sendNotification(DidCloseTextDocumentNotification.type, {
      textDocument: { uri },
    });
  }
}
