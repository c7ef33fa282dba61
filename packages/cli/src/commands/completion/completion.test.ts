import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { memoryIo } from "../../memory-io.testing.js";
import { createProgram, runProgram } from "../../program.js";
import { describeCommand } from "./describe-program.js";
import { SHELLS, type Shell } from "./shells.js";

const FIXTURES = fileURLToPath(new URL("../../../../../fixtures", import.meta.url));
const PROGRAM = describeCommand(await createProgram(memoryIo(), () => undefined));

async function scriptOf(shell: Shell): Promise<string> {
  const io = memoryIo();
  await runProgram(["completion", shell], io);
  return io.written.stdout;
}

/** Completions of a real bash after these words. */
async function offered(...words: readonly string[]): Promise<readonly string[]> {
  const ask = `COMP_WORDS=("$@"); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _epb; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync("bash", ["-c", `${await scriptOf("bash")}\n${ask}`, "bash", ...words], {
    cwd: FIXTURES,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return stdout.split("\n").filter((word) => word !== "");
}

describe("bash completes", () => {
  test("commands", async () => {
    expect(await offered("epb", "ex")).toContain("explain");
    expect(await offered("epb", "")).toEqual(expect.arrayContaining(["calc", "diff", "--version"]));
    expect(await offered("epb", "help", "ver")).toEqual(["verify"]);
  });

  test("options of the command", async () => {
    expect(await offered("epb", "explain", "--d")).toEqual(["--depth"]);
    expect(await offered("epb", "diff", "--d")).toEqual([]);
    expect(await offered("epb", "diff", "a.xlsx", "b.xlsx", "--exit")).toEqual(["--exit-code"]);
  });

  test("values of options, with a space or an equals sign before them", async () => {
    expect(await offered("epb", "explain", "--format", "")).toEqual(["human", "json"]);
    expect(await offered("epb", "explain", "-f", "j")).toEqual(["json"]);
    // bash splits --format=j in this way.
    expect(await offered("epb", "explain", "--format", "=", "j")).toEqual(["json"]);
    expect(await offered("epb", "explain", "--format", "=")).toEqual(["human", "json"]);
  });

  test("arguments with choices, and files", async () => {
    expect(await offered("epb", "schema", "pro")).toEqual(["project", "profile"]);
    expect(await offered("epb", "calc", "proj")).toEqual(["projects"]);
    expect(await offered("epb", "verify", "--project", "projects/school")).toContain("projects/school-district.json");
  });
});

describe.each(SHELLS)("the script for %s", (shell) => {
  test("knows every command and every option", async () => {
    const script = await scriptOf(shell);
    for (const { name, options } of PROGRAM.commands) {
      expect(script).toContain(name);
      for (const { long } of options) expect(script).toContain(shell === "fish" ? `-l ${long.slice(2)}` : long);
    }
  });
});

test("quotes in what options are for leave the scripts whole", async () => {
  for (const line of (await scriptOf("zsh")).split("\n")) {
    // An escaped quote consists of two quotes and an escaped one; all others come in pairs.
    expect(line.replaceAll("'\\''", "").split("'").length % 2, line).toBe(1);
  }
});
