import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyProject } from "../../testing/full-project-arbitrary.js";
import { parsed } from "../../testing/parsed.js";
import { Decimal } from "../decimal/decimal.js";
import { inputPath } from "../path-text/input-path.js";
import { parsePath } from "../path-text/parse-path.js";
import { listInputs } from "./list-inputs.js";
import { valueAtPath } from "./value-at-path.js";
import { withValueAtPath } from "./with-value-at-path.js";

describe("a path", () => {
  test("is names and the keys of list items", () => {
    expect(parsePath("amortization.detail[year=2,month=7].interest")).toEqual([
      { kind: "member", name: "amortization" },
      { kind: "member", name: "detail" },
      {
        kind: "item",
        keys: [
          { name: "year", value: "2" },
          { name: "month", value: "7" },
        ],
      },
      { kind: "member", name: "interest" },
    ]);
  });

  test.each(["a.b", "a]b", "a=b", "a,year=3", "", "x].y", "%5D", "[1]"])("keeps the uuid %j whole", (uuid) => {
    const project = { ecms: [{ uuid: "other" }, { uuid, ecmNumber: "7" }] };
    expect(valueAtPath(project, inputPath("ecms", { uuid }, "ecmNumber"))).toBe("7");
  });
});

describe("the value at a path", () => {
  const values = {
    detail: [
      { year: 1, month: 1 },
      { year: 1, month: 2, interest: 5 },
    ],
    total: { sum: 3 },
  };

  test("is found through members and keys", () => {
    expect(valueAtPath(values, "total.sum")).toBe(3);
    expect(valueAtPath(values, "detail[year=1,month=2].interest")).toBe(5);
  });

  test("is undefined where anything on the way is missing", () => {
    expect(valueAtPath(values, "detail[year=3].interest")).toBeUndefined();
    expect(valueAtPath(values, "total.sum.more")).toBeUndefined();
    expect(valueAtPath(values, "total[year=1]")).toBeUndefined();
    expect(valueAtPath(values, "constructor")).toBeUndefined();
    expect(valueAtPath(undefined, "a.b")).toBeUndefined();
  });
});

describe("the inputs of a project", () => {
  test("are listed with paths that lead back to them", () => {
    fc.assert(
      fc.property(anyProject, (json) => {
        const { data } = parsed(json);
        for (const { path, value } of listInputs(data)) expect(valueAtPath(data, path)).toBe(value);
      }),
    );
  });

  test("make the project again when they are put one by one into an empty one", () => {
    const data = {
      financing: { indexRate: new Decimal("0.04"), paymentTimingYear: 4 },
      performancePeriod: [
        { year: 1, retainedSavings: new Decimal(5) },
        { year: 2, otherExpenses: [{ fieldId: 3, value: new Decimal(7) }] },
      ],
      ecms: [{ uuid: "a.b", ecmNumber: "1" }],
    } as const;
    let rebuilt = {};
    for (const { path, value } of listInputs(data)) rebuilt = withValueAtPath(rebuilt, path, value);
    expect(rebuilt).toEqual(data);
  });
});

describe("a value put at a path", () => {
  const before = { financing: { indexRate: 1, addedPremium: 2 }, ecms: [{ uuid: "a", x: 1 }, { uuid: "b" }] };

  test("changes what it says and nothing else, and shares the rest", () => {
    const after = withValueAtPath(before, "ecms[uuid=a].x", 9);
    expect(after).toEqual({ ...before, ecms: [{ uuid: "a", x: 9 }, { uuid: "b" }] });
    expect(after.financing).toBe(before.financing);
    expect(before.ecms[0]).toEqual({ uuid: "a", x: 1 });
  });

  test("makes the item that is missing, with its key", () => {
    expect(withValueAtPath({}, "performancePeriod[year=3].retainedSavings", "5")).toEqual({
      performancePeriod: [{ year: 3, retainedSavings: new Decimal(5) }],
    });
  });

  test("is taken away by undefined", () => {
    expect(withValueAtPath(before, "financing.indexRate", undefined)).toEqual({
      ...before,
      financing: { addedPremium: 2 },
    });
    expect(withValueAtPath(before, "ecms[uuid=b]", undefined).ecms).toEqual([{ uuid: "a", x: 1 }]);
    expect(withValueAtPath(before, "ecms[uuid=c].x", undefined)).toEqual(before);
  });
});
