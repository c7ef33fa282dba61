import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../../test/testing/runs.js";
import type { Contributed } from "./contribution.js";
import { releasableChanges, type SubjectChange } from "./releasable-changes.js";
import { atOnce, type Contributions, cellsOf, inFixedOrder, readableChanges } from "./releases.testing.js";
import { PROJECTS_SUBJECT } from "./tables.js";

const SUBJECT = PROJECTS_SUBJECT;
const MINIMUM = 3;

const part = (row: string, column: string, price = "100"): Contributed => ({
  subject: SUBJECT,
  table: "state",
  row,
  column,
  quantities: { price: { value: price, bin: 1 } },
});

/** The parts of numbered projects. */
const projects = (...parts: readonly Contributed[]): Contributions =>
  new Map(parts.map((each, index) => [String(index), [each]]));

function released(before: Contributions, after: Contributions): Contributions {
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  const changes = ids.map((projectId): SubjectChange => {
    return { projectId, released: before.get(projectId) ?? [], present: after.get(projectId) ?? [] };
  });
  const { changes: taken, cells } = atOnce(releasableChanges(changes, cellsOf(before, SUBJECT), MINIMUM));
  const next = new Map([...before, ...taken.map(({ projectId, present }) => [projectId, present] as const)]);
  const counted = new Map([...next].filter(([, parts]) => parts.length > 0));
  expect(inFixedOrder(cells)).toEqual(cellsOf(counted, SUBJECT));
  return counted;
}

const four = (column: string): readonly Contributed[] => Array.from({ length: 4 }, () => part("1", column));

describe("changes", () => {
  test("are released together once enough projects of their group have changed", () => {
    const before = projects(...four("OH"), ...four("TX"));
    const two = [part("1", "OH"), part("1", "OH")];
    expect(released(before, projects(...four("OH"), ...four("TX"), ...two)).size).toBe(8);
    expect(released(before, projects(...four("OH"), ...four("TX"), ...two, part("1", "OH"))).size).toBe(11);
  });

  test("of a state wait while those of another state are released", () => {
    const before = projects(...four("OH"), ...four("TX"));
    const after = released(before, projects(...four("OH"), ...four("TX"), ...four("OH"), part("1", "TX")));
    expect(cellsOf(after, SUBJECT).map(({ column, tally }) => [column, tally.projects])).toEqual([
      ["OH", 8],
      ["TX", 4],
    ]);
  });

  test("of states with few projects count together", () => {
    const before = projects(...four("OH"), part("1", "KY"), part("1", "WV"), part("1", "VT"));
    const three = [part("1", "KY"), part("1", "WV"), part("1", "VT")];
    const after = projects(...four("OH"), ...three, ...three);
    expect(released(before, after).size).toBe(10);
  });

  test("of a figure count, although the projects stay", () => {
    const before = projects(...four("OH"), ...four("TX"));
    const raised = (count: number): Contributions =>
      projects(...four("OH").map((each, index) => (index < count ? part("1", "OH", "200") : each)), ...four("TX"));
    expect(released(before, raised(2))).toEqual(before);
    expect(released(before, raised(3))).toEqual(raised(3));
  });

  test("are all released if nothing was shown before", () => {
    const before = projects(part("1", "OH"), part("1", "TX"));
    expect(released(before, projects(part("1", "OH"), part("1", "TX"), part("2", "OH"))).size).toBe(3);
  });

  const PROJECT = fc.option(
    fc.record({
      row: fc.constantFrom("1", "2"),
      column: fc.constantFrom("OH", "TX", "KY", "WV"),
      price: fc.constantFrom("100", "200"),
    }),
    { nil: undefined, freq: 4 },
  );
  const NUMBER = 14;
  const SITE = fc.array(PROJECT, { minLength: NUMBER, maxLength: NUMBER });
  const EDITS = fc.array(fc.tuple(fc.nat({ max: NUMBER - 1 }), PROJECT), { minLength: 1, maxLength: 6 });

  test("that are released show no change of a few projects", () => {
    fc.assert(
      fc.property(SITE, fc.array(EDITS, { minLength: 1, maxLength: 6 }), (site, steps) => {
        const present = new Map(site.map((each, index) => [String(index), each]));
        const counted = (): Contributions =>
          new Map(
            [...present].flatMap(([id, each]) => (each ? [[id, [part(each.row, each.column, each.price)]]] : [])),
          );
        let last = counted();
        for (const edits of steps) {
          for (const [index, each] of edits) present.set(String(index), each);
          const next = released(last, counted());
          expect(readableChanges(last, next, SUBJECT, MINIMUM)).toEqual([]);
          last = next;
        }
      }),
      { numRuns: runs(300) },
    );
  });
});
