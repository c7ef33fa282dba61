import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { timeLimit } from "../../../../../../test/testing/runs.js";
import { checkFile as checkInTerminal } from "../../../../../cli/src/commands/check/check-file.js";
import { memoryIo } from "../../../../../cli/src/memory-io.testing.js";
import { withSupportContact } from "../../../../../workbook/src/diagnostics/index.js";
import { readForeign } from "../../../../../workbook/src/formats/read-foreign.js";
import { WITHOUT_COMPRESSION } from "../../../../../workbook/src/node/index.js";
import { HOSTILE_FILES } from "../../../../../workbook/testing/hostile/all-hostile-files.js";
import { checkFile } from "./check-file.js";
import type { FormatTask } from "./format-worker.js";

// The page and `epb check` report the same for a file. Both share messages and figures, but each reads files in its own
// way.

const FIXTURES = fileURLToPath(new URL("../../../../../../fixtures/", import.meta.url));

const namesIn = (folder: string): string[] =>
  readdirSync(FIXTURES + folder)
    .filter((name) => /\.(?:xlsx|json)$/.test(name) && name !== "expected.json")
    .map((name) => `${folder}/${name}`);

const NAMES = ["workbooks", "seeded", "projects", "issues"].flatMap(namesIn);

/** Workbooks that another program saved in another format. */
const OTHER_FORMATS = readdirSync(`${FIXTURES}other-formats`)
  .filter((name) => /\.(?:ods|xls|csv)$/.test(name))
  .map((name) => `other-formats/${name}`);

/** Reads as the worker of the page does. */
class FormatWorker extends EventTarget {
  postMessage({ bytes, format }: FormatTask): void {
    const data = readForeign(bytes, format, WITHOUT_COMPRESSION);
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
  }
  terminate(): void {}
}

beforeAll(() => {
  vi.stubGlobal("Worker", FormatWorker);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const text = (words: string): Uint8Array => new TextEncoder().encode(words);
const workbook = readFileSync(`${FIXTURES}workbooks/epx-campus.epx-campaign.xlsx`);

/** Nobody's project, and what people take for one. */
const STRANGERS: readonly (readonly [name: string, bytes: Uint8Array])[] = [
  ["empty.xlsx", new Uint8Array()],
  ["notes.xlsx", text("Remember the award date.")],
  ["page.xlsx", text("<!doctype html><p>Not found</p>")],
  ["report.pdf", text("%PDF-1.7 and more")],
  ["old.xls", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600))],
  ["cut-off.xlsx", workbook.subarray(0, 20_000)],
  ["flipped.xlsx", workbook.map((byte, index) => (index === 9_000 ? byte ^ 0xff : byte))],
  ["comma.json", text('{\n  "record": { "name": "One comma too many", },\n  "data": {}\n}\n')],
  ["wrong.json", text('{ "record": 7, "data": {} }')],
  [
    "override.json",
    text(
      readFileSync(`${FIXTURES}projects/direct-funded-override.json`, "utf8").replace(
        '"calculatedValues"',
        '"otherValues"',
      ),
    ),
  ],
];

async function inTerminal(file: string, bytes: Uint8Array) {
  const { report } = await checkInTerminal({ file }, memoryIo({ files: new Map([[file, bytes]]) }));
  const { status, sha256, kind, template, projectName, figures = {}, issues } = report;
  return { status, sha256, kind, template, projectName, figures, findings: issues };
}

async function onPage(file: string, bytes: Uint8Array) {
  const chosen = new File([new Uint8Array(bytes)], file);
  const checked = await checkFile(chosen, () => Promise.resolve());
  const { status, sha256, kind, template, projectName, findings, headlines, result } = checked;
  const figures = Object.fromEntries(
    headlines.flatMap(({ id, value }) => (value === undefined ? [] : [[id, value] as const])),
  );
  return {
    status,
    sha256,
    kind,
    template: template && { kind: template.kind, version: template.version },
    projectName: result === undefined ? undefined : projectName,
    figures,
    // The page puts the support address of its site into a message, and the command line has none.
    findings: findings.map((finding) => ({ ...finding, message: withSupportContact(finding.message) })),
  };
}

describe("the page reports the same as epb check", () => {
  test.each(NAMES)("of %s", async (name) => {
    const bytes = readFileSync(FIXTURES + name);
    expect(await onPage(name, bytes)).toEqual(await inTerminal(name, bytes));
  });

  test.each(STRANGERS)("of %s", async (name, bytes) => {
    expect(await onPage(name, bytes)).toEqual(await inTerminal(name, bytes));
  });

  // The command line reads each file in a process of its own.
  test.each(OTHER_FORMATS)("of %s", { timeout: timeLimit(30_000) }, async (name) => {
    const bytes = readFileSync(FIXTURES + name);
    expect(await onPage(basename(name), bytes)).toEqual(await inTerminal(basename(name), bytes));
  });

  test("of a CSV that is not a project", async () => {
    const bytes = text("year,savings\n1,2\n");
    expect(await onPage("table.csv", bytes)).toEqual(await inTerminal("table.csv", bytes));
  });

  // Reads 180 hostile files.
  test("of files that are made to do harm, or refuses them sooner", { timeout: timeLimit(45_000) }, async () => {
    const differing: string[] = [];
    for (const { name, bytes, isLarge, outcome } of HOSTILE_FILES) {
      if (isLarge === true) continue;
      const file = `${name}.${outcome.kind === "json" ? "json" : "xlsx"}`;
      const contents = bytes();
      const page = await onPage(file, contents);
      if (page.findings.every(({ code }) => SOONER.has(code))) continue;
      const terminal = await inTerminal(file, contents);
      if (JSON.stringify(page.findings) !== JSON.stringify(terminal.findings)) differing.push(name);
    }
    expect(differing).toEqual([]);
  });
});

/** A page has one thread, and limits that are a quarter of those of the command line. */
const SOONER = new Set(["EPB-FILE-017", "EPB-FILE-020", "EPB-CLI-005"]);
