import { readFileSync } from "node:fs";
import { type HostileFile, json, MEBIBYTE } from "./hostile-file.js";

const PROJECT = new URL("../../../../fixtures/projects/school-district.json", import.meta.url);

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The school district's project as the text of its file, with something else in it. */
function edited(change: (text: string) => string): Uint8Array {
  const before = readFileSync(PROJECT, "utf8");
  const after = change(before);
  if (after === before) throw new Error("the project stays as it is");
  return utf8(after);
}

/** Inserts members before those of the project. */
const withMembers = (members: string) => (): Uint8Array => edited((text) => text.replace("{", `{${members},`));

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

/** Project files in JSON that are made to exhaust or mislead. */
export const JSON_FILES: readonly HostileFile[] = [
  {
    name: "json-nested-100000-deep",
    tries: "A hundred thousand lists are nested.",
    bytes: () => utf8("[".repeat(100_000) + "]".repeat(100_000)),
    outcome: json("Refused: nested too deep", 3, ["EPB-CLI-008"]),
  },
  {
    name: "json-nested-65-deep",
    tries: "The data of a project is nested one level deeper than the limit.",
    bytes: withMembers(`"more":${nested(64)}`),
    outcome: json("Refused: nested too deep", 3, ["EPB-CLI-008"]),
  },
  {
    name: "json-brackets-without-end",
    tries: "Thirty million lists begin and never end.",
    bytes: () => utf8("[".repeat(30_000_000)),
    outcome: json("Refused: nested too deep", 3, ["EPB-CLI-008"]),
    isLarge: true,
  },
  {
    name: "json-values-without-end",
    tries: "A file of 30 MiB contains ten million empty lists, which need ten times as much memory.",
    bytes: () => utf8(`[${"[],".repeat(10 * MEBIBYTE)}[]]`),
    outcome: json("Refused: too many values", 3, ["EPB-CLI-005"]),
    isLarge: true,
  },
  {
    name: "json-string-of-100-megabytes",
    tries: "One text has a hundred megabytes.",
    bytes: () => edited((text) => text.replace('"Maple Valley', `"${"x".repeat(100_000_000)}`)),
    outcome: json("Refused: too large", 3, ["EPB-CLI-005"]),
    isLarge: true,
  },
  {
    name: "json-proto",
    tries: "Members called __proto__ and constructor would change the members of every object.",
    bytes: withMembers('"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}'),
    outcome: json("Read; unknown members are findings", 1, ["EPB-INP-002"]),
  },
  {
    name: "json-duplicate-keys",
    tries: "A member appears twice with different values. Programs disagree about which value to read.",
    bytes: withMembers('"record":{"name":"Another project"}'),
    outcome: json("Refused: two values of one name", 3, ["EPB-CLI-041"]),
  },
  {
    name: "json-duplicate-keys-escaped",
    tries: "A member appears twice. One of its two names is written with an escape.",
    bytes: withMembers('"rec\\u006frd":{"name":"Another project"}'),
    outcome: json("Refused: two values of one name", 3, ["EPB-CLI-041"]),
  },
  {
    name: "json-numbers-that-are-none",
    tries: "Amounts are infinite, not a number, hexadecimal, or half a million digits long.",
    bytes: () =>
      edited((text) => {
        const amounts = ["1e999999", '"NaN"', '"Infinity"', '"0x10"', `"${"9".repeat(500_000)}"`];
        let index = 0;
        return text.replace(/("baseConstructionCost": )"?[\d.]+"?/g, (whole, name) => {
          const amount = amounts[index++];
          return amount === undefined ? whole : name + amount;
        });
      }),
    outcome: json("Read; each of these amounts is a finding", 1, ["EPB-INP-004"]),
  },
  {
    name: "json-invalid-utf-8",
    tries: "The text has bytes that are not UTF-8.",
    bytes: () => new Uint8Array([...utf8('{"record":{"name":"'), 0xc0, 0xaf, 0xff, ...utf8('"}}')]),
    outcome: json("Refused: not UTF-8", 3, ["EPB-CLI-006"]),
  },
  {
    name: "json-in-utf-16",
    tries: "The project is written in UTF-16.",
    bytes: () => new Uint8Array(Buffer.from(`\ufeff${readFileSync(PROJECT, "utf8")}`, "utf16le")),
    outcome: json("Refused: not UTF-8", 3, ["EPB-CLI-006"]),
  },
  {
    name: "json-half-characters",
    tries: "A name contains only the first half of a surrogate pair.",
    bytes: () => edited((text) => text.replace('"Maple Valley', '"\\ud800Maple\\udc00')),
    outcome: json("Read unchanged", 0, ["EPB-CLI-045", "EPB-AMO-008"]),
  },
  {
    name: "json-byte-order-mark",
    tries: "The text begins with a byte order mark.",
    bytes: () => utf8(`\ufeff${readFileSync(PROJECT, "utf8")}`),
    outcome: json("Read without the mark", 0, ["EPB-AMO-008"]),
  },
  {
    name: "json-terminal-commands",
    tries: "A name contains escape sequences that clear the screen, and changes the direction of writing.",
    bytes: () => edited((text) => text.replace('"Maple Valley', '"\\u001b[2J\\u009b31m\\u202eMaple Valley')),
    outcome: json("Read unchanged, and shown without the sequences", 0, ["EPB-CLI-045", "EPB-AMO-008"]),
    neverPrinted: ["\u001b[2J", "\u009b", "\u202e"],
  },
  {
    name: "json-members-without-end",
    tries: "A project has fifty thousand unknown members.",
    bytes: withMembers(Array.from({ length: 50_000 }, (_, index) => `"m${index}":1`).join(",")),
    outcome: json("Read; 500 unknown members are findings, and the others are counted", 1, [
      "EPB-INP-002",
      "EPB-INP-019",
    ]),
  },
  {
    name: "json-with-comments",
    tries: "The text is JavaScript with a function call, and not JSON.",
    bytes: () => utf8('{"record": /* all of it */ require("child_process").execSync("id")}'),
    outcome: json("Refused: not JSON", 3, ["EPB-CLI-007"]),
  },
];
