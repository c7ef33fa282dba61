import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { IS_TEST_SITE, LIMITS, SAVE_PROJECT } from "@epb/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Program } from "../../../testing/run-program.js";

interface Served {
  readonly url: string;
  readonly id: string;
  readonly token: string;
  readonly strangersToken: string;
}

const HEAP_MEBIBYTES = 256;

let folder: string;
let program: Program;
let served: Served;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "epb-serve-"));
  program = new Program({ name: "serve-folder", heapMebibytes: HEAP_MEBIBYTES }, folder);
  await program.untilOutput("\n");
  served = JSON.parse(program.output) as Served;
});
afterAll(async () => {
  await program.end("SIGKILL");
  await rm(folder, { recursive: true });
});

const save = (token: string, body: string): Promise<Response> =>
  fetch(`${served.url}${SAVE_PROJECT.path}`, {
    method: SAVE_PROJECT.method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body,
  });

/** Bodies of nearly the largest size that take many times their size once they are parsed. */
const BODIES: Readonly<Record<string, (id: string) => string>> = {
  "millions of lists": (id) => `{"id":"${id}","data":[${"[],".repeat(2_600_000)}[]]}`,
  "lists in lists": (id) => `{"id":"${id}","data":${"[".repeat(3_900_000)}${"]".repeat(3_900_000)}}`,
  "one long text": (id) => `{"id":"${id}","data":"${"a".repeat(7_900_000)}"}`,
  spaces: (id) => `{"id":"${id}","data":{"changed":{}}}`.padEnd(LIMITS.projectBodyBytes, " "),
};

test.each(Object.keys(BODIES))(
  `a server with a heap of ${HEAP_MEBIBYTES} MiB goes on after twenty bodies of %s`,
  async (name) => {
    const body = BODIES[name]?.(served.id) ?? "";
    for (const token of [served.token, served.strangersToken]) {
      const replies = await Promise.all(Array.from({ length: 20 }, () => save(token, body)));
      for (const { status } of replies) expect([200, 400, 404, 429]).toContain(status);
    }
    expect((await fetch(`${served.url}${IS_TEST_SITE.path}`)).status).toBe(200);
  },
);
