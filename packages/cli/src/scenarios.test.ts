import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { timeLimit } from "../../../test/testing/runs.js";
import { memoryIo } from "./memory-io.testing.js";
import { runProgram } from "./program.js";
import { outputPattern, parseCommand, parseScenario } from "./scenario.testing.js";

const FIXTURES = fileURLToPath(new URL("../../../fixtures/", import.meta.url));
const SCENARIOS = `${FIXTURES}scenarios/`;

// A scenario may run dozens of commands.
test.each(readdirSync(SCENARIOS))("scenario %s", { timeout: timeLimit(45_000) }, async (name) => {
  const scenario = parseScenario(readFileSync(SCENARIOS + name, "utf8"));
  expect(scenario.steps.length).toBeGreaterThan(0);
  // A command can read the output of an earlier one.
  const files = new Map<string, string | Uint8Array>(scenario.files);
  for (const { command, stdout, stderr, exitCode } of scenario.steps) {
    const { env, args, stdin } = parseCommand(command);
    const io = memoryIo({
      files,
      folder: FIXTURES,
      env,
      ...(env["COLUMNS"] !== undefined && { columns: Number(env["COLUMNS"]) }),
      ...(stdin !== undefined && { stdin: files.get(stdin) ?? readFileSync(FIXTURES + stdin) }),
    });
    const actual = await runProgram(args, io);
    expectOutput(io.written.stderr, stderr, `standard error of: ${command}`);
    expectOutput(io.written.stdout, stdout, `standard output of: ${command}`);
    expect(actual, `exit status of: ${command}`).toBe(exitCode);
    for (const [path, contents] of io.written.files) files.set(path, contents);
  }
});

function expectOutput(actual: string, expected: string, what: string): void {
  const text = actual.replaceAll("\r\n", "\n");
  // The comparison as text shows what differs, which a pattern that does not match cannot.
  if (!outputPattern(expected).test(text)) expect(text, what).toBe(expected);
}
