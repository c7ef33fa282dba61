import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "./house-rules/repository.js";

/** Runs the planted tests as `npm run test:system` does. @param failures - Planted failures by the name of a test. */
function run(failures: Readonly<Record<string, "always" | "first">>) {
  const folder = mkdtempSync(join(tmpdir(), "epb-planted-"));
  const program = ["--import", "tsx", join(ROOT, "scripts/test-system.ts")];
  const { status, stdout } = spawnSync(process.execPath, program, {
    cwd: join(ROOT, "test/planted"),
    encoding: "utf8",
    env: { ...process.env, PLANTED_FAILURES: JSON.stringify(failures), PLANTED_FOLDER: folder, NO_COLOR: "1" },
  });
  const tries = readFileSync(join(folder, "tries.txt"), "utf8").trim().split("\n");
  rmSync(folder, { recursive: true });
  const lines = stdout.trim().split("\n");
  return {
    status,
    lines,
    last: lines.at(-1),
    triesOf: (name: string) => tries.filter((tried) => tried === name).length,
  };
}

describe("a journey that fails", () => {
  test("each time fails the run, which names it; no other test is repeated", () => {
    const { status, lines, last, triesOf } = run({
      alone: "always",
      "on a database": "first",
      "of a program": "first",
    });
    expect([status, last]).toEqual([1, "3 passed, 3 failed, 0 skipped"]);
    expect(lines).toContain("FAILED journey.planted.ts › alone");
    expect(lines.filter((line) => line.startsWith("FLAKY"))).toEqual([]);
    expect([triesOf("alone"), triesOf("other"), triesOf("on a database"), triesOf("of a program")]).toEqual([
      2, 1, 1, 1,
    ]);
  });

  test("the first time only is flaky, and the run is green; its group is repeated with it", () => {
    const { status, lines, triesOf } = run({ second: "first" });
    expect(status).toBe(0);
    expect(lines.slice(-4)).toEqual([
      "FLAKY journey.planted.ts › a group > second",
      "  planted in second",
      "1 flaky: failed first, passed when repeated",
      "6 passed, 0 failed, 0 skipped",
    ]);
    expect([triesOf("first"), triesOf("second"), triesOf("alone")]).toEqual([2, 2, 1]);
  });

  test("before a group begins is repeated with the group", () => {
    const { status, lines, last } = run({ "before the group": "first" });
    expect([status, last]).toEqual([0, "7 passed, 0 failed, 0 skipped"]);
    expect(lines).toContain("FLAKY journey.planted.ts › a group");
  });
});
