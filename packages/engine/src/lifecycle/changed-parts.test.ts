import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { readFixture } from "../../testing/fixtures.js";
import { anyProject } from "../../testing/full-project-arbitrary.js";
import { asJson } from "../../testing/json.js";
import { calculated, parsed } from "../../testing/parsed.js";
import { plainMeasure, plainProject, RECORD } from "../../testing/plain-project.js";
import { parseChangedParts } from "../input/parse-changed-parts.js";
import type { ChangedParts } from "../model/changed-parts.js";
import type { Project } from "../model/project.js";
import { applyChangedParts, changedParts, isUnchanged } from "./changed-parts.js";

const plain = (sections = {}): Project => parsed(asJson(plainProject(sections)));

/** Changes as they arrive at the other end. */
function sentAndRead(parts: ChangedParts): ChangedParts {
  const read = parseChangedParts(asJson(parts));
  expect(read.ok ? [] : read.problems).toEqual([]);
  return read.ok ? read.value : {};
}

describe("a save sends", () => {
  test("nothing of what did not change", () => {
    const parts = changedParts(plain(), plain());
    expect(parts).toEqual({});
    expect(isUnchanged(parts)).toBe(true);
  });

  test("a section that changed, whole, and no other", () => {
    const location = { city: "Springfield", state: "IL" };
    const parts = changedParts(plain({ location: { city: "Springfield" } }), plain({ location }));
    expect(asJson(parts)).toEqual({ data: { changed: { location } } });
    expect(isUnchanged(parts)).toBe(false);
  });

  test("the name of a section that is gone", () => {
    const parts = changedParts(plain({ location: { city: "Springfield" } }), plain());
    expect(parts).toEqual({ data: { removed: ["location"] } });
  });

  test("of a list, the items that are new or different and the keys of those that are gone", () => {
    const rate = (year: number, value: string) => ({ fieldId: 1, year, value });
    const before = plain({ escalationRates: [rate(2, "0.02"), rate(3, "0.02"), rate(4, "0.02")] });
    const after = plain({ escalationRates: [rate(3, "0.03"), rate(4, "0.02"), rate(5, "0.02")] });
    expect(asJson(changedParts(before, after))).toEqual({
      data: {
        changed: { escalationRates: [rate(3, "0.03"), rate(5, "0.02")] },
        deletedItems: { escalationRates: [[1, 2]] },
      },
    });
  });

  test("fields of the record one by one", () => {
    const renamed: Project = { ...plain(), record: { ...plain().record, name: "Town hall" } };
    expect(changedParts(plain(), renamed)).toEqual({ record: { changed: { name: "Town hall" } } });
  });

  test("the order of a list whose items are the same", () => {
    const [one, other] = [plainMeasure({ uuid: "one" }), plainMeasure({ uuid: "other" })];
    const [before, after] = [plain({ ecms: [one, other] }), plain({ ecms: [other, one] })];
    const parts = changedParts(before, after);
    expect(parts.data?.order).toEqual({ ecms: ["other", "one"] });
    expect(asJson(parts.data?.changed?.ecms)).toEqual([]);
    expect(applyChangedParts(before, parts)).toEqual(after);
    expect(applyChangedParts(before, { data: { order: { ecms: ["other", "one"] } } })).toEqual(after);
  });

  test("a part that was not there, though it is empty", () => {
    const after: Project = { ...plain(), calculatedValues: {} };
    const parts = changedParts(plain(), after);
    expect(parts).toEqual({ calculatedValues: {} });
    expect(applyChangedParts(plain(), parts)).toEqual(after);
  });

  test("calculated values, unless they are dropped", () => {
    const calculatedValues = calculated(plainProject()).calculatedValues;
    const after: Project = { ...plain(), calculatedValues };
    const parts = changedParts(plain(), after);
    expect(Object.keys(parts.calculatedValues?.changed ?? {})).toContain("amortization");
    expect(changedParts(plain(), after, { dropCalculatedValues: true })).toEqual({});
    expect(changedParts(after, plain(), { dropCalculatedValues: true })).toEqual({});
    expect(changedParts(after, plain())).toEqual({ removed: ["calculatedValues"] });
  });
});

describe("what is new is sent without an id", () => {
  const note = (noteType: number, id: string) => ({ id, noteType, value: "x" });
  const json = (parts: object) => parsed({ ...plainProject(), ...parts });

  test("an item of a list", () => {
    const parts = changedParts(
      json({ notes: [note(1, "n1")] }),
      json({ notes: [{ ...note(1, "n1"), value: "y" }, note(2, "n2")] }),
    );
    expect(parts.notes?.changed?.notes).toEqual([
      { ...note(1, "n1"), value: "y" },
      { noteType: 2, value: "x" },
    ]);
  });

  test("a measure, a fuel type and a section", () => {
    const { data } = changedParts(
      plain({ financing: undefined }),
      plain({
        financing: { id: "f", financingIndex: "SOFR" },
        ecms: [plainMeasure(), { id: "e", uuid: "ecm-2" }],
        fuelTypes: [{ _id: "t", fuelType: "Wood" }],
      }),
    );
    expect(data?.changed).toEqual({
      financing: { financingIndex: "SOFR" },
      ecms: [{ uuid: "ecm-2" }],
      fuelTypes: [{ fuelType: "Wood" }],
    });
  });

  test("a measure of the express edition", () => {
    const measures = [{ id: "a", measureNumber: "1" }];
    const { data } = changedParts(
      plain({ express: { measures } }),
      plain({ express: { measures: [...measures, { id: "b", measureNumber: "2" }] } }),
    );
    expect(data?.changed?.express).toEqual({ measures: [...measures, { measureNumber: "2" }] });
  });

  test("and a section that was there keeps its own", () => {
    const { data } = changedParts(
      plain({ financing: { id: "f", financingIndex: "SOFR" } }),
      plain({ financing: { id: "f", financingIndex: "Treasury" } }),
    );
    expect(data?.changed?.financing).toEqual({ id: "f", financingIndex: "Treasury" });
  });

  test("a contact whose id the list did not have", () => {
    const { data } = changedParts(
      plain({ contacts: [{ id: "a" }] }),
      plain({ contacts: [{ id: "a" }, { id: "b", name: "Ada" }] }),
    );
    expect(data?.changed?.contacts).toEqual([{ id: "a" }, { name: "Ada" }]);
  });
});

describe("changes applied to the old project give the new one", () => {
  const withoutIds = anyProject.map((json) =>
    asJson(JSON.parse(JSON.stringify(json), (name, value) => (name === "id" || name === "_id" ? undefined : value))),
  );

  test("whatever the two are, and after travelling as JSON", () => {
    fc.assert(
      fc.property(withoutIds, withoutIds, (one, other) => {
        const [before, after] = [parsed(one), parsed(other)];
        const parts = changedParts(before, after);
        expect(asJson(applyChangedParts(before, parts))).toEqual(asJson(after));
        expect(asJson(applyChangedParts(before, sentAndRead(parts)))).toEqual(asJson(after));
      }),
      { numRuns: runs(80) },
    );
  });

  test("also when few things changed, and sends nothing for equal ones", () => {
    fc.assert(
      fc.property(
        anyProject,
        withoutIds,
        fc.subarray(["location", "ecms", "financing", "performancePeriod"]),
        (one, other, names) => {
          const data = { ...(one["data"] as object) } as Record<string, unknown>;
          for (const name of names) data[name] = (other["data"] as Record<string, unknown>)[name];
          const [before, after] = [parsed(one), parsed(asJson({ ...one, data }))];
          const parts = changedParts(before, after);
          expect(asJson(applyChangedParts(before, sentAndRead(parts)))).toEqual(asJson(after));
          expect(Object.keys(parts)).toEqual(isUnchanged(parts) ? [] : ["data"]);
          expect(changedParts(before, parsed(one))).toEqual({});
        },
      ),
      { numRuns: runs(80) },
    );
  });

  test("with calculated values, all 480 months of them", () => {
    const json = readFixture("projects/example-annual-end.json");
    const before: Project = parsed(json);
    const after: Project = { ...before, calculatedValues: calculated(json).calculatedValues };
    expect(asJson(applyChangedParts(before, sentAndRead(changedParts(before, after))))).toEqual(asJson(after));
    expect(applyChangedParts(after, changedParts(after, before))).toEqual(before);
  });
});

test("an input that could not be read stays unknown, whatever else changes", () => {
  const unknownInputs = ["financing.indexRate", "ecms[uuid=never read].totals.mvExpense"];
  fc.assert(
    fc.property(anyProject, anyProject, (one, other) => {
      const before: Project = { ...parsed(one), unknownInputs };
      expect(applyChangedParts(before, changedParts(before, parsed(other))).unknownInputs).toEqual(unknownInputs);
      expect(applyChangedParts(before, {})).toEqual(before);
    }),
    { numRuns: runs(40) },
  );
});

test("an input of a copied measure is unknown where it is of the measure, also after other changes to the copy", () => {
  const price = "ecms[uuid=ecm-1].implementation.deliveryCharge";
  const before: Project = { ...plain(), unknownInputs: [price] };
  const ecms = [...(before.data.ecms ?? []), { uuid: "copy", ecmDescription: "Another building" }];
  const copied = { ...before, data: { ...before.data, ecms }, unknownInputs: [price, price.replace("ecm-1", "copy")] };
  const parts = changedParts(before, copied);
  expect(parts.unknownInputs).toEqual([price.replace("ecm-1", "copy")]);
  expect(applyChangedParts(before, parts).unknownInputs).toEqual(copied.unknownInputs);
  expect(changedParts(copied, copied)).toEqual({});
});

test("a calculation type that could not be read is known once it is entered, be it the one of the template", () => {
  const before: Project = { ...plain(), unknownInputs: ["record.calculationType"] };
  const { calculationType } = before.record;
  expect(applyChangedParts(before, { record: { changed: { calculationType } } })).not.toHaveProperty("unknownInputs");
  expect(applyChangedParts(before, { record: { changed: { name: "Renamed" } } }).unknownInputs).toHaveLength(1);
});

describe("changes that somebody else made up", () => {
  test("cannot delete what is not there", () => {
    const parts: ChangedParts = { data: { deletedItems: { ecms: ["ecm-9"] } } };
    expect(() => applyChangedParts(plain(), parts)).toThrow(/^key not found in list$/);
  });

  test("cannot name an item by what is no key of its list", () => {
    const parts: ChangedParts = { data: { deletedItems: { escalationRates: [2] } } };
    expect(() => applyChangedParts(plain(), parts)).toThrow(/^Invalid list key$/);
  });

  test("leave a new measurement with a status", () => {
    expect(applyChangedParts(plain(), { mv: { changed: { years: [] } } }).mv).toEqual({ status: 4, years: [] });
  });

  test.each([
    [{ record: { changed: { name: 5 } } }, "EPB-INP-008 record.changed.name"],
    [{ record: { removed: ["name"] } }, "EPB-INP-003 record.removed[index=0]"],
    [{ data: { removed: ["__proto__"] } }, "EPB-INP-003 removed[index=0]"],
    [{ data: { deletedItems: { ecms: [1] } } }, "EPB-INP-010 deletedItems.ecms[index=0]"],
    [{ data: { deletedItems: { location: ["x"] } } }, "EPB-INP-002 deletedItems.location"],
    [{ data: { changed: { ecms: [{ uuid: "a" }, { uuid: "a" }] } } }, "EPB-INP-016 changed.ecms[uuid=a]"],
    [{ more: {} }, "EPB-INP-002 more"],
  ])("are refused when they are none: %j", (json, problem) => {
    const read = parseChangedParts(json);
    expect(read.ok ? [] : read.problems.map(({ code, at }) => `${code} ${at}`)).toEqual([problem]);
  });
});

test("a record keeps what the changes do not name", () => {
  const project = applyChangedParts(plain(), { record: { changed: { name: "Town hall" } } });
  expect(project.record).toEqual({ ...RECORD, name: "Town hall" });
});
