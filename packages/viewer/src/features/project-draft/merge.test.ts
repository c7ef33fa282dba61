import { Decimal, type Project, valueAtPath } from "@epb/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { smallProject } from "../../../testing/small-project.js";
import { type Edit, newDraft, withEdits } from "./draft.js";
import { mergeProjects } from "./merge.js";

const BASE = smallProject({
  location: { city: "Golden", state: "CO" },
  financing: { indexRate: "0.04" },
  performancePeriod: [{ year: 1, retainedSavings: "5" }],
  ecms: [
    { uuid: "a", ecmNumber: "1", implementation: { deliveryCharge: "8" } },
    { uuid: "b", ecmNumber: "2", estimatedSavings: [{ fieldId: 2, value: "7" }] },
  ],
  contacts: [{ name: "Elias" }, { name: "Maria" }],
});

const changed = (edits: readonly Edit[], project = BASE): Project =>
  withEdits(newDraft(project, 1), edits).state.project;

const ENTRIES = {
  "data.location.city": ["Aspen", "Boulder", undefined],
  "data.location.state": ["UT", undefined],
  "data.financing.indexRate": [new Decimal("0.05"), new Decimal("0.06"), undefined],
  "data.performancePeriod[year=1].retainedSavings": [new Decimal(6), undefined],
  "data.performancePeriod[year=2].retainedSavings": [new Decimal(6), new Decimal(9)],
  "data.ecms[uuid=a].ecmNumber": ["3", "4"],
  "data.ecms[uuid=a].implementation.deliveryCharge": [new Decimal(9), new Decimal(10)],
  "data.ecms[uuid=b].estimatedSavings[fieldId=2].value": [new Decimal(70)],
  "data.ecms[uuid=b].estimatedSavings[fieldId=3].value": [new Decimal(1), new Decimal(2)],
  "data.contacts[#=1].name": ["Ana", "Bo"],
  "record.name": ["School", "Campus"],
} satisfies Record<string, readonly unknown[]>;
const PATHS = Object.keys(ENTRIES) as (keyof typeof ENTRIES)[];

/** One value, or none, for some of the entries. */
const changes = fc
  .record(
    Object.fromEntries(PATHS.map((path) => [path, fc.constantFrom<unknown>(...ENTRIES[path])])) as Record<
      string,
      fc.Arbitrary<unknown>
    >,
    { requiredKeys: [] },
  )
  .map((values) => changed(Object.entries(values).map(([path, value]) => ({ path, value }))));

const shown = (value: unknown): unknown => (Decimal.isDecimal(value) ? value.toFixed() : value);
const entriesOf = (project: Project): readonly unknown[] => PATHS.map((path) => shown(valueAtPath(project, path)));

describe("two people's changes to a project", () => {
  test("are both included, entry by entry, with a clash if both changed an entry differently", () => {
    fc.assert(
      fc.property(changes, changes, fc.boolean(), (mine, theirs, takesTheirs) => {
        const found = mergeProjects(BASE, mine, theirs);
        const at = new Set(found.clashes.map(({ path }) => path));
        const { project } = takesTheirs ? mergeProjects(BASE, mine, theirs, at) : found;
        for (const path of PATHS) {
          const [before, own, others] = [BASE, mine, theirs].map((each) => shown(valueAtPath(each, path)));
          const isClash = own !== before && others !== before && own !== others;
          const expected = own === before || (isClash && takesTheirs) ? others : own;
          expect([path, shown(valueAtPath(project, path))]).toEqual([path, expected]);
          expect([path, at.has(path)]).toEqual([path, isClash]);
        }
      }),
    );
  });

  test("give the same project from either side", () => {
    fc.assert(
      fc.property(changes, changes, (mine, theirs) => {
        const one = mergeProjects(BASE, mine, theirs);
        const other = mergeProjects(BASE, theirs, mine, new Set(one.clashes.map(({ path }) => path)));
        expect(entriesOf(one.project)).toEqual(entriesOf(other.project));
      }),
    );
  });
});

const withEcms = (ecms: readonly object[]): Project => smallProject({ ...BASE_JSON, ecms });
const BASE_JSON = { location: { city: "Golden", state: "CO" } };
const rowsOf = ({ data }: Project): readonly string[] =>
  (data.ecms ?? []).map(({ uuid, ecmNumber }) => `${uuid} ${ecmNumber ?? ""}`);
const A = { uuid: "a", ecmNumber: "1" };
const B = { uuid: "b", ecmNumber: "2" };
const C = { uuid: "c", ecmNumber: "3" };

describe("rows", () => {
  const before = withEcms([A, B]);

  test.each([
    ["one side added", [A, B, C], [A, B], ["a 1", "b 2", "c 3"]],
    ["one side removed", [A], [A, B], ["a 1"]],
    ["both removed", [A], [A], ["a 1"]],
    ["one side moved while the other added one", [B, A], [A, C, B], ["b 2", "a 1", "c 3"]],
    ["the other side moved", [A, { ...B, ecmNumber: "9" }], [B, A], ["b 9", "a 1"]],
    ["two that each added", [A, B, C], [A, B, { uuid: "d", ecmNumber: "4" }], ["a 1", "b 2", "d 4", "c 3"]],
  ])("that %s are merged", (_, mine, theirs, rows) => {
    const { project, clashes } = mergeProjects(before, withEcms(mine), withEcms(theirs));
    expect(rowsOf(project)).toEqual(rows);
    expect(clashes).toEqual([]);
  });

  test("that one person removed and another changed are a clash of the whole row", () => {
    const theirs = withEcms([A, { ...B, ecmNumber: "9" }]);
    const removed = mergeProjects(before, withEcms([A]), theirs);
    expect(removed.clashes).toMatchObject([{ path: "data.ecms[uuid=b]", mine: undefined, theirs: { ecmNumber: "9" } }]);
    expect(rowsOf(removed.project)).toEqual(["a 1"]);
    const kept = mergeProjects(before, withEcms([A]), theirs, new Set(["data.ecms[uuid=b]"]));
    expect(rowsOf(kept.project)).toEqual(["a 1", "b 9"]);
  });

  test("without a key are told apart by their ids: two people who each add, remove, or change a contact", () => {
    const [elias, maria] = [
      { id: "e", name: "Elias", phone: "1" },
      { id: "m", name: "Maria", phone: "2" },
    ];
    const of = (...contacts: object[]): Project => smallProject({ contacts });
    const names = ({ data }: Project) => data.contacts?.map(({ name, phone }) => `${name} ${phone}`);
    const merged = (mine: Project, theirs: Project) => {
      const { project, clashes } = mergeProjects(of(elias, maria), mine, theirs);
      return [names(project), clashes.map(({ path }) => path)];
    };
    const bo = { name: "Bo", phone: "3" };
    const ana = { id: "a", name: "Ana", phone: "4" };
    expect(merged(of(elias, maria, bo), of(elias, maria, ana))).toEqual([["Elias 1", "Maria 2", "Ana 4", "Bo 3"], []]);
    expect(merged(of(maria), of(elias, { ...maria, phone: "5" }))).toEqual([["Maria 5"], []]);
    expect(merged(of({ ...maria, phone: "6" }), of({ ...elias, phone: "7" }, maria))).toEqual([
      ["Maria 6"],
      ["data.contacts[id=e]"],
    ]);
  });

  test("that were given the key of another row stay two rows", () => {
    const row = (subregionId: number) => ({ subregionId });
    const base = smallProject({ gridSubregions: [row(1)] });
    const twice = { ...base, data: { ...base.data, gridSubregions: [{ subregionId: 1 }, { subregionId: 1 }] } };
    const { project } = mergeProjects(base, twice as Project, smallProject({ gridSubregions: [row(1), row(2)] }));
    expect(project.data.gridSubregions?.map(({ subregionId }) => subregionId)).toEqual([1, 2, 1]);
  });
});

test("inputs that one person made known are known, and those that another made unknown are not", () => {
  const unknown = (...unknownInputs: string[]): Project => ({ ...BASE, unknownInputs });
  const { project } = mergeProjects(unknown("a", "b"), unknown("b"), unknown("a", "b", "c"));
  expect(project.unknownInputs).toEqual(["b", "c"]);
});
