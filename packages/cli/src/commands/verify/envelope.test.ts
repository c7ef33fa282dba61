import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { calculateProject, parseProject } from "@epb/engine";
import { sealResult } from "@epb/engine/replay";
import { describe, expect, test } from "vitest";
import { ExitCode } from "../../exit-code.js";
import { memoryIo } from "../../memory-io.testing.js";
import { runProgram } from "../../program.js";

const FIXTURES = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));
const PROJECT = "projects/example-annual-end.json";

function sealed() {
  const parsed = parseProject(JSON.parse(readFileSync(FIXTURES + PROJECT, "utf8")));
  if (!parsed.ok) throw new Error("not a project");
  return sealResult(parsed.value, calculateProject(parsed.value));
}

async function verify(envelope: unknown, ...args: readonly string[]) {
  const io = memoryIo({ folder: FIXTURES, files: new Map([["sealed.json", JSON.stringify(envelope)]]) });
  const exitCode = await runProgram(["verify", "sealed.json", ...args], io);
  return { exitCode, ...io.written };
}

describe("a result that the engine has sealed", () => {
  test("is reproduced from its project", async () => {
    const { exitCode, stdout } = await verify(sealed(), "--project", PROJECT);
    expect({ exitCode, stdout }).toEqual({
      exitCode: ExitCode.Ok,
      stdout: `${PROJECT}: All recalculated values are equal.\n`,
    });
  });

  test("does not name its project, so a person has to", async () => {
    const { exitCode, stderr } = await verify(sealed());
    expect(exitCode).toBe(ExitCode.Usage);
    expect(stderr).toContain("--project FILE");
  });

  test("that was changed by hand is detected by its hash and by the figure", async () => {
    const envelope = JSON.parse(JSON.stringify(sealed()));
    envelope.calculatedValues.costSavings.totalPayments = "1";
    const { exitCode, stdout } = await verify(envelope, "--project", PROJECT, "--format", "json");
    expect(exitCode).toBe(ExitCode.Findings);
    const [{ differences }] = JSON.parse(stdout).results;
    expect(differences.map(({ kind }: { kind: string }) => kind)).toEqual(["envelope", "figure"]);
    expect(differences[1]).toMatchObject({ at: "costSavings.totalPayments", sealed: "1" });
  });

  test("of another project is detected by the parts that differ", async () => {
    const { exitCode, stdout } = await verify(sealed(), "--project", "projects/school-district.json");
    expect(exitCode).toBe(ExitCode.Findings);
    expect(stdout).toContain("The project differs in these parts");
    expect(stdout).toContain("data.financing");
  });

  test("with missing parts cannot be read", async () => {
    const { engine: _, ...broken } = sealed();
    const { exitCode, stdout } = await verify(broken, "--project", PROJECT);
    expect(exitCode).toBe(ExitCode.Findings);
    expect(stdout).toContain("cannot read this sealed result");
  });
});
