import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { requestWords } from "../../commands/quotes/words.ts";
import { quotesPage } from "../../editor/quotes/answerQuotes.ts";
import { MOST_BYTES } from "../../schema/formFile.ts";
import { postgresDatabase } from "../../supabase/functions/send-quote-email/store/postgresDatabase.ts";
import { withOwnerDatabase } from "../../supabase/owner/ownerDatabase.ts";
import { forgetPerson, newestRequests } from "../../supabase/owner/requests.ts";
import { there } from "../content/published.ts";
import { emptyTables, fillDataFolder, sharedDatabase } from "./support/database.ts";
import { hostileBodies } from "./support/hostileBodies.ts";
import { FUNCTION_PATH, postFileOver, serveLocally } from "./support/localServer.ts";
import { ownerOf } from "./support/owner.ts";
import { application, PDF, post, postFile, quote } from "./support/requests.ts";
import { setup } from "./support/setup.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";

const pglite = await sharedDatabase();
const owner = ownerOf(pglite);
beforeEach(() => emptyTables(pglite));

const { folder, remove } = temporaryFolder();
afterAll(remove);

/** Bytes that begin as given, and are so many in all. */
function bytes(beginning: string, size = beginning.length): Buffer<ArrayBuffer> {
  const content = Buffer.alloc(size, "x");
  content.write(beginning, "latin1");
  return content;
}

const JPEG = bytes("\xff\xd8\xff\xe0 JFIF");
const PNG = bytes("\x89PNG\r\n\x1a\n IHDR");

/** A part of a form in a body, and the parts of a right one. */
const part = (name: string, content: string, more = "") =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
const request = part("request", JSON.stringify(application()), '; filename="r"');
const file = part("file", "%PDF-1.7", '; filename="f"');
const FORM = { "content-type": "multipart/form-data; boundary=x" };

/** Sends an application with a file, and returns the link that was mailed to the owner. */
async function mailedLink(set: ReturnType<typeof setup>, request: Request): Promise<string> {
  expect((await set.send(request)).status).toBe(200);
  await set.settled();
  return there(/https:\S+\?file=\S+/.exec(set.emails.at(-1)?.text ?? "")?.[0], "no link was mailed");
}

async function stored(): Promise<number> {
  return (await pglite.query("select from quote_requests")).rows.length;
}

describe("a file that is sent with a form", () => {
  it("is mailed to the owner as a link, which downloads it and leaves it nowhere else", async () => {
    const set = setup(pglite);
    const link = await mailedLink(set, postFile(application(), PDF));
    expect(link).toMatch(/^https:\/\/www\.example\.com\/functions\/v1\/send-quote-email\?file=[\w-]{43}$/);
    expect(set.emails[0]).toMatchObject({
      to: "owner@example.com",
      text: expect.stringContaining("Your life: my life.pdf"),
    });
    expect(set.emails[0]?.html).toContain(`<a href="${link}">`);
    expect(JSON.stringify(set.emails)).not.toContain("%PDF");
    const response = await set.send(new Request(link));
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename*=UTF-8''my%20life.pdf",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
      "content-security-policy": expect.stringContaining("sandbox"),
    });
    expect(set.lines.join()).not.toContain(new URL(link).searchParams.get("file"));
  });

  it("has a link to the function itself where that is elsewhere", async () => {
    const hosted = setup(pglite, { SUPABASE_URL: "https://x.supabase.co" });
    const link = await mailedLink(hosted, postFile(application(), PDF));
    expect(link).toMatch(/^https:\/\/x\.supabase\.co\/functions\/v1\/send-quote-email\?file=/);
  });

  it("is linked in a digest too", async () => {
    const set = setup(pglite, { LIMIT_ALL_HOUR: "1" });
    await set.send(post(quote()));
    await set.send(postFile(application(), PDF));
    set.clock.pass(3_600);
    await set.send(post(quote({ message: "Later" })));
    await set.settled();
    const { text } = there(
      set.emails.find(({ subject }) => subject.includes("more quote")),
      "no digest",
    );
    expect(text).toMatch(/Your life: my life\.pdf\nhttps:\S+\?file=/);
  });

  it.each([
    ["a PDF", PDF, "application/pdf", "pdf"],
    ["a JPEG", JPEG, "image/jpeg", "jpg"],
    ["a PNG", PNG, "image/png", "png"],
  ])("may be %s, and is named so whatever it was called", async (_, content, type, ending) => {
    const set = setup(pglite);
    const names: [answer: string, name: string][] = [
      ["life.html", `life.${ending}`],
      ['../../etc/pass"wd.exe', `pass%22wd.${ending}`],
      [
        "C:\\a\\Ana's (r\u00e9sum\u00e9)*; x=y.pdf.js",
        `Ana%27s%20%28r%C3%A9sum%C3%A9%29%2a%3B%20x%3Dy.pdf.${ending}`,
      ],
    ];
    for (const [answer, name] of names) {
      const { form, answers } = application();
      const sent = { form, answers: [answers[0], { label: "Your life", kind: "file", answer }] };
      const { headers } = await set.send(new Request(await mailedLink(set, postFile(sent, content))));
      expect([headers.get("content-type"), headers.get("content-disposition")]).toEqual([
        type,
        `attachment; filename*=UTF-8''${name}`,
      ]);
    }
  });

  it.each([
    ["a page", bytes("<!doctype html><script>alert(1)</script>")],
    ["a drawing", bytes("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["a program", bytes("MZ\x90\0")],
    ["an archive", bytes("PK\x03\x04")],
    ["another picture", bytes("GIF89a")],
    ["a PDF behind something else", bytes("<html>%PDF-1.7")],
    ["half a beginning", bytes("\x89PNG")],
    ["nothing", bytes("")],
  ])("is refused, and nothing stored, where it is %s", async (_, content) => {
    const response = await setup(pglite).send(postFile(application(), content));
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: { code: "invalid_file", message: "The file is no PDF, JPEG or PNG of up to 5 MB." } },
    ]);
    expect(await stored()).toBe(0);
  });

  it("may have 5 MB, and not a byte more; its answers no more than they have without one", async () => {
    const { send } = setup(pglite);
    expect((await send(postFile(application(), bytes("%PDF-", MOST_BYTES)))).status).toBe(200);
    expect((await send(postFile(application(), bytes("%PDF-", MOST_BYTES + 1)))).status).toBe(400);
    const large = `${request}${part("file", `%PDF-${"x".repeat(MOST_BYTES + 65_536)}`, '; filename="f"')}--x--`;
    expect((await send(post(large, FORM))).status).toBe(413);
    expect((await send(post("", { ...FORM, "content-length": "5400000" }))).status).toBe(413);
    const long = postFile(JSON.stringify(application()).padEnd(65_537), PDF);
    expect((await send(long)).status).toBe(413);
    expect((await send(post(JSON.stringify(application()).padEnd(65_537)))).status).toBe(413);
    expect(await stored()).toBe(1);
  });

  it.each<[string, () => Request]>([
    ["is named, and was not sent", () => post(application())],
    [
      "was sent, and is not named",
      () => postFile({ ...application(), answers: [application().answers[0]] }, PDF),
    ],
    ["is one of two", () => postFile(application({ label: "More", kind: "file", answer: "more.pdf" }), PDF)],
    ["comes with a quote request", () => postFile(quote(), PDF)],
    [
      "has a name of two lines",
      () => postFile(application({ label: "A", kind: "file", answer: "a\u0000.pdf" }), PDF),
    ],
  ])("that %s is refused with its request", async (_, request) => {
    expect((await setup(pglite).send(request())).status).toBe(400);
    expect(await stored()).toBe(0);
  });

  it("may be missing where it may be left out", async () => {
    const { form, answers } = application();
    const without = {
      form,
      answers: [answers[0], { label: "Your life", kind: "file", optional: true, answer: "" }],
    };
    const set = setup(pglite);
    expect((await set.send(post(without))).status).toBe(200);
    await set.settled();
    expect(set.emails[0]?.text).not.toContain("?file=");
  });

  it("is stored once where it is sent twice; under the key of another it is refused", async () => {
    const { send } = setup(pglite);
    const key = { "idempotency-key": "one" };
    const statuses = [];
    for (const content of [PDF, PDF, PNG])
      statuses.push((await send(postFile(application(), content, key))).status);
    expect(statuses).toEqual([200, 200, 422]);
    expect(await stored()).toBe(1);
  });

  it("is one of so many a day, from one address and from all; requests without one go on", async () => {
    const { send, clock } = setup(pglite, { LIMIT_FILES_DAY: "3", LIMIT_FILES_ADDRESS_DAY: "2" });
    let number = 0;
    const status = async (visitorAddress: string) => {
      const another = postFile(application({ label: "Number", answer: String(++number) }), PDF);
      const { status, headers } = await send(another, { visitorAddress });
      return headers.get("retry-after") ?? status;
    };
    const from = ["198.51.100.1", "198.51.100.1", "198.51.100.1", "198.51.100.2", "198.51.100.3"];
    const answers = [];
    for (const address of from) answers.push(await status(address));
    expect(answers).toEqual([200, 200, "86400", 200, "86400"]);
    expect((await send(post(quote()), { visitorAddress: "198.51.100.1" })).status).toBe(200);
    clock.pass(86_400);
    expect(await status("198.51.100.1")).toBe(200);
  });

  it("is kept as it is in a hosted Postgres", async () => {
    const socket = new PGLiteSocketServer({ db: pglite, port: 0, host: "127.0.0.1" });
    await socket.start();
    const database = postgresDatabase(`postgres://postgres@${socket.getServerConn()}/postgres`);
    const set = setup(pglite, {}, { database });
    const all = Buffer.concat([PDF, Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))]);
    const link = await mailedLink(set, postFile(application(), all));
    expect(Buffer.from(await (await set.send(new Request(link))).arrayBuffer())).toEqual(all);
    await database.close();
    await socket.stop();
  });
});

describe("a link to a file", () => {
  it.each(["", "x", "\0", "' or true --", "A".repeat(43)])(
    "that nobody was given is no file: '%s'",
    async (token) => {
      const set = setup(pglite);
      await mailedLink(set, postFile(application(), PDF));
      const response = await set.send(new Request(`${post("").url}?file=${encodeURIComponent(token)}`));
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain("%PDF");
    },
  );

  it("says that it is over once the person is forgotten", async () => {
    const set = setup(pglite);
    const link = await mailedLink(set, postFile(application(), PDF));
    await forgetPerson(owner, "anna@example.org");
    const response = await set.send(new Request(link));
    expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
      404,
      "text/plain",
      "No file is here: it was deleted with its request, or the link is not whole.\n",
    ]);
    expect((await pglite.query("select from quote_files")).rows).toEqual([]);
  });

  it("is over two years after the request", async () => {
    const set = setup(pglite);
    const link = await mailedLink(set, postFile(application(), PDF));
    const statusAfter = async (days: number) => {
      await pglite.query("select public.forget_old_quotes($1)", [
        new Date(set.clock.now().getTime() + days * 86_400_000),
      ]);
      return (await set.send(new Request(link))).status;
    };
    for (let day = 0; day < 729; day += 2) expect(await statusAfter(day)).toBe(200);
    await statusAfter(730);
    expect(await statusAfter(732)).toBe(404);
  });
});

describe("many files", () => {
  const numbered = (number: number, content: Buffer<ArrayBuffer> = PDF) =>
    postFile(application({ label: "Number", answer: String(number) }), content);
  const from = (number: number) => ({ visitorAddress: `198.51.100.${number}` });

  it("that arrive at once are taken a few at a time, so that the memory is enough", async () => {
    const { send } = setup(pglite);
    const all = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((number) => send(numbered(number), from(number))),
    );
    const statuses = all.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(await stored()).toBe(statuses.filter((status) => status === 200).length);
    expect((await send(numbered(8), from(8))).status).toBe(200);
  });

  it("fill no disk: one more than may be is refused with its request, and what has none is not", async () => {
    const { send } = setup(pglite, { LIMIT_FILES_MB: "1" });
    expect((await send(numbered(1, bytes("%PDF-1.7", 1_000_000)))).status).toBe(200);
    expect((await send(numbered(2))).status).toBe(507);
    expect((await send(post(quote()))).status).toBe(200);
    expect(await stored()).toBe(2);
  });
});

describe("the owner", () => {
  it("sees in the list of requests that a file came along, and in the editor a link to it", async () => {
    const set = setup(pglite);
    const link = new URL(await mailedLink(set, postFile(application(), PDF)));
    const requests = await newestRequests(owner.query);
    const { id } = there(requests[0], "no request");
    expect(requests.map(requestWords).join()).toMatch(`--file ${id.slice(0, 8)}`);
    expect(quotesPage(requests)).toContain(`<a href="${link.pathname}${link.search}">`);
  });
});

describe("a hostile body with a file", () => {
  it("is refused as it is without one, and stores nothing", async () => {
    const { send, lines } = setup(pglite);
    for (const [name, body] of hostileBodies()) {
      const { status } = await send(postFile(body, PDF));
      expect(status, name).toBeGreaterThanOrEqual(400);
      expect(status, name).toBeLessThan(500);
    }
    expect([await stored(), lines]).toEqual([0, []]);
  });

  it.each([
    ["nothing", ""],
    ["no end", request + file],
    ["a request as text", `${part("request", JSON.stringify(application()))}${file}--x--`],
    ["a file as text", `${request}${part("file", "%PDF-1.7")}--x--`],
    ["no file", `${request}--x--`],
    ["no request", `${file}--x--`],
    ["ten thousand parts", `${part("a", "").repeat(10_000)}--x--`],
    ["a part without a name", `--x\r\n\r\n%PDF-\r\n${request}--x--`],
    ["another boundary", request.replaceAll("--x", "--y")],
  ])("that is a form with %s is none that we read", async (_, body) => {
    const response = await setup(pglite).send(post(body, FORM));
    expect([response.status, await response.json()]).toMatchObject([
      415,
      { error: { code: "unsupported_type" } },
    ]);
  });
});

it("a file on this machine can be read by its owner alone, over HTTP by its link, and is gone with its sender", {
  timeout: 300_000,
}, async () => {
  const data = join(mkdtempSync(join(folder, "test-")), ".data");
  await fillDataFolder(data);
  const filesWith = (text: string) =>
    readdirSync(data, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => readFileSync(path, "latin1").includes(text));
  const server = await serveLocally(data);
  const large = bytes("%PDF-1.7 the life of Anna ".repeat(100), MOST_BYTES);
  const at = `http://localhost:${server.port}${FUNCTION_PATH}`;
  expect((await postFileOver(at, large)).status).toBe(200);
  const [request] = await newestRequests(there(server.owner(), "no database").query);
  const found = await fetch(`${at}?file=${request?.file}`);
  expect(Buffer.from(await found.arrayBuffer()).equals(large)).toBe(true);
  await server.close();
  const holding = filesWith("the life of Anna");
  expect(holding).not.toEqual([]);
  expect(holding.filter((path) => statSync(path).mode & 0o077)).toEqual([]);
  await withOwnerDatabase({ dataDir: data }, (database) => forgetPerson(database, "anna@example.org"));
  expect(filesWith("the life of Anna")).toEqual([]);
});
