import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { anyProject } from "../../testing/full-project-arbitrary.js";
import type { JsonObject } from "../../testing/json.js";
import { parsed } from "../../testing/parsed.js";
import { editedPair, type ProjectPair, pairWithOneEdit, unrelatedPair } from "../../testing/project-pair-arbitrary.js";
import { exactSum } from "../decimal/exact.js";
import type { Project } from "../model/project.js";
import { withValueAtPath } from "../paths/with-value-at-path.js";
import { attributeChanges } from "./attribute-changes.js";
import type { AttributedFigure, ChangeAttribution } from "./attribution.js";
import { compareProjects } from "./compare-projects.js";

const RUNS = { numRuns: runs(12) };
const FEW_RUNS = { numRuns: runs(5) };

const NAME_OF_INDEX = "financing.financingIndex";

/**
 * In addition to those of the summary: of a year, of a month, of a measure, and one that every input of a year moves.
 */
const SOME_FIGURES = [
  "projectSummary.implementationTotals.designCost",
  "projectSummary.financialSummary.performancePeriodYears",
  "projectSummary.financialSummary.totalInterest",
  "projectSummary.financialSummary.totalPayments",
  "projectSummary.financialSummary.simplePayback",
  "itemizedSavings.years[year=9].estimatedAnnualSavings",
  "amortization.detail[year=1,month=12].interest",
  "amortization.total.totalInterest",
  "costSavings.years[year=3].payment",
  "ecm.measures[uuid=ecm-1].implementationPrice",
];

const attributed = ({ figures }: ChangeAttribution): AttributedFigure[] =>
  figures.filter((figure) => figure.kind === "attributed");

const swapped = ([before, after]: ProjectPair): ProjectPair => [after, before];

/** Each part as one text: its path and the amount. */
const partTexts = ({ path, parts }: AttributedFigure, sign: 1 | -1 = 1, rename = (text: string) => text): string[] =>
  parts.map(
    ({ changes, amount }) => `${path}: ${changes.map(rename).join(" + ")} ${amount.times(sign).plus(0).toFixed()}`,
  );

function addsUp(attribution: ChangeAttribution): void {
  for (const { path, before, after, change, parts } of attributed(attribution)) {
    const ofParts = exactSum(parts.map(({ amount }) => amount));
    if (!ofParts.eq(change)) throw new Error(`${path}: ${ofParts.toFixed()} is not ${change.toFixed()}`);
    if (!exactSum([before, change]).eq(after)) throw new Error(`${path}: ${change.toFixed()} is not the change`);
  }
}

test("the sample covers every kind of pair", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(editedPair, ([before, after]) => {
      const attribution = attributeChanges(before, after, SOME_FIGURES);
      if (attribution.changes.length > 4) seen.add("many changes");
      for (const { kind } of attribution.changes.flatMap(({ inputs }) => inputs)) seen.add(kind);
      for (const figure of attribution.figures) {
        if (figure.kind === "unattributed") seen.add(figure.reason);
        else if (figure.parts.some(({ changes }) => changes.length > 1)) seen.add("told as one");
        else if (figure.parts.filter(({ amount }) => !amount.isZero()).length > 1) seen.add("several parts");
      }
    }),
    { numRuns: runs(60), seed: 2026 },
  );
  expect([...seen].sort()).toEqual(
    [
      "added",
      "changed",
      "in-neither",
      "many changes",
      "only-after",
      "only-before",
      "removed",
      "several parts",
      "told as one",
    ].sort(),
  );
});

describe("the parts", () => {
  test("add up to the change, to the last digit", () => {
    fc.assert(
      fc.property(editedPair, ([before, after]) => {
        addsUp(attributeChanges(before, after));
        addsUp(attributeChanges(after, before, SOME_FIGURES));
      }),
      RUNS,
    );
  });

  test("add up in every grouping", () => {
    fc.assert(
      fc.property(unrelatedPair, fc.constantFrom(0, 12, 40), ([before, after], maximumChanges) => {
        addsUp(attributeChanges(before, after, SOME_FIGURES, { maximumChanges }));
      }),
      FEW_RUNS,
    );
  });

  test("add up in projects of any kind, in any state of completion", () => {
    const computed = anyProject.filter(({ record }) => (record as JsonObject)["calculationType"] !== 2);
    fc.assert(
      fc.property(computed, computed, (one, other) => {
        addsUp(attributeChanges(parsed(one), parsed(other)));
      }),
      FEW_RUNS,
    );
  });

  test("have the opposite sign if the projects are swapped", () => {
    fc.assert(
      fc.property(editedPair, (pair) => {
        const [there, back] = [
          attributeChanges(...pair, SOME_FIGURES),
          attributeChanges(...swapped(pair), SOME_FIGURES),
        ];
        expect(back.changes.map(({ path }) => path)).toEqual(there.changes.map(({ path }) => path));
        expect(attributed(back).flatMap((figure) => partTexts(figure, -1))).toEqual(
          attributed(there).flatMap((figure) => partTexts(figure)),
        );
      }),
      RUNS,
    );
  });

  test("do not depend on the order of lists, nor on the keys that measures were given", () => {
    const rename = (text: string): string =>
      text.replace(/uuid=ecm-(\d)/g, (_, number: string) => `uuid=${String(9 - Number(number))}-renamed`);
    fc.assert(
      fc.property(editedPair, (pair) => {
        const figures = SOME_FIGURES.filter((path) => !path.includes("uuid"));
        const [before, after] = pair.map((one) => withOtherKeys(one, rename));
        const [original, renamed] = [
          attributeChanges(...pair, figures),
          attributeChanges(before as Project, after as Project, figures),
        ];
        expect(attributed(renamed).flatMap((figure) => partTexts(figure))).toEqual(
          attributed(original).flatMap((figure) => partTexts(figure, 1, rename)),
        );
      }),
      RUNS,
    );
  });

  test("are empty without differences", () => {
    fc.assert(
      fc.property(editedPair, ([project]) => {
        const shuffled = withOtherKeys(project, (text) => text);
        const attribution = attributeChanges(project, shuffled);
        expect(attribution.changes).toEqual([]);
        for (const { change, parts } of attributed(attribution)) {
          expect(parts).toEqual([]);
          expect(change.isZero()).toBe(true);
        }
        expect(compareProjects(project, shuffled)).toEqual({ inputs: [], figures: [] });
      }),
      RUNS,
    );
  });
});

test("a single change gets the whole effect", () => {
  fc.assert(
    fc.property(pairWithOneEdit, ([before, after]) => {
      const attribution = attributeChanges(before, after, SOME_FIGURES);
      const [path, ...others] = attribution.changes.map((change) => change.path);
      expect(others).toEqual([]);
      for (const { change, parts } of attributed(attribution)) {
        expect(parts.map(({ changes, amount }) => [...changes, amount.toFixed()])).toEqual(
          path === undefined ? [] : [[path, change.toFixed()]],
        );
      }
    }),
    RUNS,
  );
});

test("an input without an effect gets no part, with any other changes", () => {
  fc.assert(
    fc.property(editedPair, ([before, after]) => {
      // The name of the index is between the two parts of the rate, and no calculation uses it.
      const named = { ...after, data: withValueAtPath(after.data, NAME_OF_INDEX, "10-year Treasury") };
      const [without, beside] = [
        attributeChanges(before, after, SOME_FIGURES),
        attributeChanges(before, named, SOME_FIGURES),
      ];
      for (const { parts } of attributed(beside)) {
        const ofName = parts.filter(({ changes }) => changes.includes(NAME_OF_INDEX));
        expect(ofName.map(({ changes, amount }) => [...changes, amount.toFixed()])).toEqual([[NAME_OF_INDEX, "0"]]);
      }
      expect(nonZero(beside)).toEqual(nonZero(without));
    }),
    RUNS,
  );
});

const nonZero = (attribution: ChangeAttribution): string[] =>
  attributed(attribution).flatMap((figure) =>
    partTexts({ ...figure, parts: figure.parts.filter(({ amount }) => !amount.isZero()) }),
  );

/** The project with its lists in reverse order and other uuids. */
function withOtherKeys(project: Project, rename: (text: string) => string): Project {
  const { data } = project;
  const backwards = <Item>(list: readonly Item[] = []): Item[] => [...list].reverse();
  return {
    ...project,
    data: {
      ...data,
      escalationRates: backwards(data.escalationRates),
      performancePeriod: backwards(data.performancePeriod),
      ecms: backwards(data.ecms).map((measure) => ({
        ...measure,
        uuid: rename(`uuid=${measure.uuid}`).replace("uuid=", ""),
        estimatedSavings: backwards(measure.estimatedSavings),
      })),
    },
  };
}
