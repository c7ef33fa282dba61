import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { IS_TEST_SITE } from "@epb/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Program } from "../../../testing/run-program.js";

/** The largest file that the server can write. A full disk refuses a write in the same way. */
const FILE_KIBIBYTES = 200;

let folder: string;
let temporaryFolder: string;
let program: Program;
let served: { readonly url: string; readonly id: string; readonly token: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "epb-serve-"));
  temporaryFolder = await mkdtemp(join(tmpdir(), "epb-temporary-"));
  program = new Program({ name: "serve-folder", fileKibibytes: FILE_KIBIBYTES, temporaryFolder }, folder);
  await program.untilOutput("\n");
  served = JSON.parse(program.output) as typeof served;
});
afterAll(async () => {
  await program.end("SIGKILL");
  await rm(folder, { recursive: true });
  await rm(temporaryFolder, { recursive: true });
});

const send = (path: string, kibibytes: number): Promise<Response> =>
  fetch(`${served.url}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${served.token}`, "content-type": "application/octet-stream" },
    body: Buffer.alloc(kibibytes * 1024, "a"),
  });

test.each([
  ["a workbook", () => "/api/project/upload?fileName=a.xlsx"],
  ["a file of a project", () => `/api/project/${served.id}/files?fileName=a.pdf`],
])("%s without disk space gets a retry time, and leaves nothing", async (_, path) => {
  const reply = await send(path(), 2 * FILE_KIBIBYTES);
  expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(((await reply.json()) as { code: string }).code).toBe("store/unavailable");
  const uploads = (await readdir(temporaryFolder)).filter((name) => name.startsWith("epb-upload-"));
  expect(uploads).toEqual([]);
  // The server's own temporary files disappear after a moment.
  await expect.poll(() => readdir(join(folder, "temporary")).catch(() => [])).toEqual([]);
  expect((await fetch(`${served.url}${IS_TEST_SITE.path}`)).status).toBe(200);
});

test("a file with enough disk space is stored afterwards", async () => {
  expect((await send(`/api/project/${served.id}/files?fileName=b.pdf`, 50)).status).toBeLessThan(300);
});
