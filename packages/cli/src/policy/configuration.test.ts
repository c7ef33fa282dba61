import { expect, test } from "vitest";
import { memoryIo } from "../memory-io.testing.js";
import { readConfiguration } from "./configuration.js";

const read = (text: string, named?: string) =>
  readConfiguration(named, memoryIo({ files: new Map([[named ?? "epb.config.json", text]]) }));

async function sentencesOf(text: string): Promise<readonly string[]> {
  const result = await read(text);
  return result.ok ? [] : result.sentences;
}

test("paths are counted from the folder of the file", async () => {
  const text = '{ "paths": ["submissions", "/data"], "baseline": "known.json" }';
  expect(await read(text, "office/strict.json")).toMatchObject({
    configuration: {
      file: "office/strict.json",
      paths: ["office/submissions", "/data"],
      baseline: "office/known.json",
    },
  });
});

test("the nearest file is found in the folder and in those above it", async () => {
  const files = new Map([
    ["../../epb.config.json", '{ "maxWarnings": 2 }'],
    ["../epb.config.json", '{ "maxWarnings": 1, "paths": ["north"] }'],
  ]);
  const io = memoryIo({ files, folder: "/data/offices/desk" });
  expect(await readConfiguration(undefined, io)).toMatchObject({
    configuration: { file: "../epb.config.json", maxWarnings: 1, paths: ["../north"] },
  });
  expect(await readConfiguration(false, io)).not.toHaveProperty("configuration.file");
});

test.each([
  ['{ "failon": "error" }', "epb.config.json, failon: This key does not exist. Did you mean failOn?"],
  [
    '{ "zzz": 1 }',
    "epb.config.json, zzz: This key does not exist. Known keys: $schema, paths, failOn, maxWarnings, allowSkipped, severity, select, ignore, baseline.",
  ],
  ['{ "failOn": "warn" }', 'epb.config.json, failOn: Write "error" or "warning".'],
  ['{ "maxWarnings": -1 }', "epb.config.json, maxWarnings: Write a whole number of 0 or more."],
  ['{ "paths": [] }', "epb.config.json, paths: Enter at least one path."],
  ['{ "paths": "all" }', "epb.config.json, paths: Write a list of paths in square brackets."],
  [
    '{ "ignore": ["EPB-PRC-01"] }',
    /^epb\.config\.json, ignore\[0\]: There is no code EPB-PRC-01\. Did you mean .*EPB-PRC-001/,
  ],
  [
    '{ "severity": { "EPB-PRC-01": "error" } }',
    /^epb\.config\.json, severity\.EPB-PRC-01: There is no code EPB-PRC-01\./,
  ],
  ['{ "severity": { "EPB-PRC-001": "off" } }', 'epb.config.json, severity.EPB-PRC-001: Write "error" or "warning".'],
  ["[]", "epb.config.json: Write an object in curly brackets."],
  ['{ "select": 1', /^epb\.config\.json: The file is not valid JSON\. It has /],
  ['{ "ignore": [], "ignore": [] }', /a second "ignore" in line 1/],
])("%s is reported with the file, the key, and the correction", async (text, expected) => {
  const sentences = await sentencesOf(text);
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toMatch(expected);
});

test("an area includes all of its codes", async () => {
  expect(await sentencesOf('{ "select": ["EPB-PRC"] }')).toEqual([]);
  expect(await sentencesOf('{ "select": ["EPB-XYZ"] }')).toHaveLength(1);
});

test("a missing file from the command line is reported", async () => {
  const result = await readConfiguration("missing.json", memoryIo());
  expect(result).toEqual({
    ok: false,
    sentences: [
      "The configuration file missing.json cannot be read. Check the name of the file and your permission to read the file.",
    ],
  });
});
