import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { ExitCode } from "../../exit-code.js";
import { memoryIo } from "../../memory-io.testing.js";
import { runProgram } from "../../program.js";

const FOLDER = fileURLToPath(new URL("../../../../../fixtures/", import.meta.url));
const PROJECT = "projects/example-annual-end.json";
const KIND = /"kind": ?"epb-result",\s*/g;

async function verify(name: string, text: string) {
  const io = memoryIo({ folder: FOLDER, files: new Map([[name, text]]) });
  const exitCode = await runProgram(["verify", name, "--format", "json"], io);
  return { exitCode, ...JSON.parse(io.written.stdout) };
}

test.each(["json", "ndjson"])(
  "a result as %s from a version without kinds still has the same bytes",
  async (format) => {
    const io = memoryIo({ folder: FOLDER });
    await runProgram(["calc", PROJECT, PROJECT, "--format", format, "--quiet"], io);
    const earlier = io.written.stdout.replace(KIND, "");
    expect(earlier.length).toBeLessThan(io.written.stdout.length);
    expect(await verify(`result.${format}`, earlier)).toMatchObject({
      exitCode: ExitCode.Ok,
      isReproduced: true,
      isSameBytes: true,
    });
  },
);

test("a result of another kind differs", async () => {
  const io = memoryIo({ folder: FOLDER });
  await runProgram(["calc", PROJECT, "--format", "json", "--quiet"], io);
  const { exitCode, results } = await verify("result.json", io.written.stdout.replace("epb-result", "epb-check"));
  expect(exitCode).toBe(ExitCode.Findings);
  expect(results[0].differences).toMatchObject([{ kind: "other", at: "kind", sealed: "epb-check" }]);
});
