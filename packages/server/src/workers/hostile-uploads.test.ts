import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { type ClientRequest, request as sendRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ADD_PROJECT_FILE, IS_TEST_SITE, LIMITS, LIST_PROJECT_FILES, UPLOAD_PROJECT, UserGroup } from "@epb/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOSTILE_CHAPTERS } from "../../../workbook/testing/hostile/all-hostile-files.js";
import { signIn } from "../../testing/factories.js";
import { createProject } from "../../testing/project-factories.js";
import { quietFor } from "../../testing/quiet-for.js";
import { TestServer } from "../../testing/test-server.js";
import { until } from "../../testing/until.js";

// Uploads go to a folder of this test, which must be empty afterwards.

let server: TestServer;
let token: string;
let id: string;
let folder: string;
const usual = process.env["TMPDIR"];
const cleanPrototype = Object.getOwnPropertyNames(Object.prototype).sort();

beforeAll(async () => {
  server = await TestServer.start();
  ({ token } = await signIn(server, { group: UserGroup.Esco }));
  id = (await createProject(server, token)).id;
  folder = mkdtempSync(join(tmpdir(), "epb-uploads-"));
  process.env["TMPDIR"] = folder;
});
afterAll(async () => {
  if (usual === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = usual;
  await server.stop();
  rmSync(folder, { recursive: true });
});

const waiting = (): readonly string[] => readdirSync(folder).filter((name) => name.startsWith("epb-upload-"));

/** One workbook of each chapter: the command-line test uses all of them (`test/hostile-workbooks.test.ts`). */
const FILES = HOSTILE_CHAPTERS.flatMap(({ files }) => {
  const workbooks = files.filter(({ outcome }) => outcome.kind !== "json");
  const [first] = workbooks.filter(
    ({ outcome, isLarge, bytes }) => isLarge !== true && outcome.kind === "refused" && bytes().byteLength > 0,
  );
  return first === undefined ? workbooks.slice(0, 1) : [first];
});

describe("a hostile workbook", () => {
  test.each(FILES)("is refused or read, and other requests do not wait: $name", async ({ bytes, outcome }) => {
    let isDone = false;
    const asking = (async (): Promise<void> => {
      while (!isDone) {
        expect((await server.call(IS_TEST_SITE)).status).toBe(200);
        await quietFor(100);
      }
    })();
    const fileName = `${crypto.randomUUID()}.xlsx`;
    const reply = await server.call(UPLOAD_PROJECT, { token, query: { fileName }, body: bytes() });
    isDone = true;
    await asking;
    expect(reply.status).toBe(outcome.kind === "project" ? 200 : 400);
    if (outcome.kind === "refused") expect(reply.text).toContain(`"${outcome.finding}"`);
    expect(waiting()).toEqual([]);
    expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(cleanPrototype);
  });
});

/** A request whose body is written in parts. */
function start(headers: Readonly<Record<string, string>>): {
  readonly request: ClientRequest;
  readonly status: Promise<number | undefined>;
} {
  const url = `${server.url}${ADD_PROJECT_FILE.path.replace("{id}", id)}?fileName=a.bin`;
  const request = sendRequest(url, { method: "POST", headers: { authorization: `Bearer ${token}`, ...headers } });
  const status = new Promise<number | undefined>((resolve) => {
    request.on("response", (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    // The server may close the connection while the client still writes.
    request.on("error", () => resolve(undefined));
  });
  return { request, status };
}

describe("an upload", () => {
  test("that announces a size above the limit is refused before its body arrives", async () => {
    const { request, status } = start({ "content-length": String(LIMITS.uploadBytes + 1) });
    request.flushHeaders();
    expect(await status).toBe(413);
    request.destroy();
  });

  test("without an announced size has the same limit, and leaves nothing", async () => {
    const { request, status } = start({ "transfer-encoding": "chunked" });
    const chunk = Buffer.alloc(1_000_000, 1);
    for (let sent = 0; sent < LIMITS.uploadBytes; sent += chunk.byteLength) request.write(chunk);
    request.end("1");
    expect([413, undefined]).toContain(await status);
    await until(() => waiting().length === 0);
    expect((await server.call(LIST_PROJECT_FILES, { token, params: { id } })).body).toEqual([]);
  });

  test("that breaks off leaves nothing, and no other user can read it", async () => {
    // Restores the umask of the test process.
    const usualMask = process.umask(0);
    const { request, status } = start({ "content-length": "1000" });
    request.write("the first words");
    await until(() => waiting().some((name) => statSync(join(folder, name)).size > 0));
    process.umask(usualMask);
    for (const name of waiting()) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
    request.destroy();
    expect(await status).toBeUndefined();
    await until(() => waiting().length === 0);
    expect((await server.call(LIST_PROJECT_FILES, { token, params: { id } })).body).toEqual([]);
  });
});
