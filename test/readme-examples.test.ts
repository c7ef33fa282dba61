import * as engine from "@epb/engine";
import * as reference from "@epb/engine/reference";
import { describe, expect, test } from "vitest";
import { readText } from "./house-rules/repository.js";
import { runExample, typescriptBlocks } from "./readme/run-example.js";

const MODULES = { "@epb/engine": engine, "@epb/engine/reference": reference };

describe("the examples of the engine's README", () => {
  const blocks = typescriptBlocks(readText("packages/engine/README.md"));

  test("are there", () => {
    expect(blocks).toHaveLength(3);
  });

  test.each(blocks.map((block, index) => [index + 1, block] as const))("run as written (%i)", async (_, block) => {
    const lines = await runExample(block, MODULES);
    const claims = [...block.matchAll(/; \/\/ /g)];
    expect(lines).toHaveLength(claims.length);
    for (const { line, actual, expected } of lines) expect(actual, line).toEqual(expected);
  });
});

test("an example that does not hold is found", async () => {
  const [line] = await runExample("const a = 2;\na + a; // 5\n", {});
  expect(line).toEqual({ line: "a + a; // 5", actual: 4, expected: 5 });
});

test("an example that does not run is found", async () => {
  await expect(runExample('import { missing } from "@epb/engine";\nmissing();\n', MODULES)).rejects.toThrow(TypeError);
});
