import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { anyProject } from "../../testing/full-project-arbitrary.js";
import { parsed } from "../../testing/parsed.js";
import { listInputs } from "./list-inputs.js";
import { withValueAtPath } from "./with-value-at-path.js";
import { valueWriter } from "./write-values.js";

const before = {
  financing: { indexRate: 1, addedPremium: 2 },
  ecms: [{ uuid: "a", x: 1 }, { uuid: "b" }],
  performancePeriod: [{ year: 1, retainedSavings: 5 }],
};

describe("values written at many paths", () => {
  test("stand there, and the rest is shared", () => {
    const write = valueWriter(before, ["financing.indexRate", "ecms[uuid=a].x"]);
    const after = write([7, 8]);
    expect(after).toEqual({
      ...before,
      financing: { indexRate: 7, addedPremium: 2 },
      ecms: [{ uuid: "a", x: 8 }, { uuid: "b" }],
    });
    expect(after.performancePeriod).toBe(before.performancePeriod);
    expect(after.ecms[1]).toBe(before.ecms[1]);
    expect(write([3, 4]).financing.indexRate).toBe(3);
    expect(before.financing.indexRate).toBe(1);
  });

  test("make sections and items that are missing, an item once for all of its values", () => {
    const write = valueWriter<object>(before, [
      "other.guarPctEstSav",
      "performancePeriod[year=2].retainedSavings",
      "performancePeriod[year=2].deliveryChargePct",
      "performancePeriod[year=3].retainedSavings",
    ]);
    expect(write([1, 2, 3, 4])).toEqual({
      ...before,
      other: { guarPctEstSav: 1 },
      performancePeriod: [
        { year: 1, retainedSavings: 5 },
        { year: 2, retainedSavings: 2, deliveryChargePct: 3 },
        { year: 3, retainedSavings: 4 },
      ],
    });
    expect(write([5, 6, 7, 8])).toMatchObject({ performancePeriod: [{}, { retainedSavings: 6 }, {}] });
  });

  test("are taken away by undefined, items of lists too", () => {
    const write = valueWriter(before, ["financing.indexRate", "ecms[uuid=a]"]);
    expect(write([undefined, undefined])).toEqual({
      ...before,
      financing: { addedPremium: 2 },
      ecms: [{ uuid: "b" }],
    });
  });

  test("are those that one path after the other would give, for any project", () => {
    fc.assert(
      fc.property(anyProject, fc.infiniteStream(fc.constantFrom(true, undefined)), (json, values) => {
        const { data } = parsed(json);
        const paths = listInputs(data).map(({ path }) => path);
        const written = paths.map(() => values.next().value);
        const oneByOne = paths.reduce<object>((root, path, index) => withValueAtPath(root, path, written[index]), data);
        expect(valueWriter<object>(data, paths)(written)).toEqual(oneByOne);
      }),
      { numRuns: runs(50) },
    );
  });
});
