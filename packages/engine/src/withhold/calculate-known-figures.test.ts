import { describe, expect, test } from "vitest";
import { timeLimit } from "../../../../test/testing/runs.js";
import { readFixture } from "../../testing/fixtures.js";
import { parsed } from "../../testing/parsed.js";
import { calculateProject } from "../calculate/calculate-project.js";
import { isFullCalculation } from "../calculate/is-full-calculation.js";
import { listFigures } from "../calculate/list-figures.js";
import { Decimal } from "../decimal/decimal.js";
import { CalculationType } from "../enumerations/calculation-type.js";
import { SavingsField } from "../enumerations/savings-field.js";
import type { Project } from "../model/project.js";
import { type InputValue, listInputs } from "../paths/list-inputs.js";
import { withValueAtPath } from "../paths/with-value-at-path.js";
import { calculateKnownFigures } from "./calculate-known-figures.js";
import { mayChangeFigures } from "./possible-values.js";

const DISTRICT = parsed(readFixture("projects/school-district.json"));
const PRICE = "ecms[uuid=measure-1].implementation.baseConstructionCost";
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const AMOUNTS = ["1", "0", "1000000"].map((text) => new Decimal(text));

const withInput = (project: Project, path: string, value: unknown): Project => ({
  ...project,
  data: withValueAtPath(project.data, path, value),
});

function withUnknown(project: Project, ...unknownInputs: readonly string[]): Project {
  const without = unknownInputs.reduce((before, path) => withInput(before, path, undefined), project);
  return { ...without, unknownInputs };
}

interface Shown {
  readonly figures: ReadonlyMap<string, string>;
  /** Without what is said about the unknown inputs themselves. */
  readonly said: readonly string[];
  readonly isWithheld: boolean;
}

function shownOf(project: Project): Shown {
  const { calculatedValues, issues } = calculateKnownFigures(project);
  return {
    figures: new Map(listFigures(calculatedValues).map(({ path, value }) => [path, String(value)])),
    said: issues.flatMap(({ code, at, message, advice }) =>
      code === "EPB-UNR-001" ? [] : [`${code} ${at}: ${message} ${advice}`],
    ),
    isWithheld: calculatedValues.withheld !== undefined,
  };
}

const notIn = (all: readonly string[], some: readonly string[]): readonly string[] => {
  const known = new Set(all);
  return some.filter((one) => !known.has(one));
};

/** Possible values of a kind of input, none of them special. */
function otherValues(value: InputValue): readonly InputValue[] {
  if (Decimal.isDecimal(value)) return [...AMOUNTS, new Decimal("0.03")];
  if (typeof value === "number") return [1, 2];
  return typeof value === "boolean" ? [true, false] : ["2024-03-31", "2026-12-01"];
}

describe("a project with an unknown price", () => {
  const { ok, calculatedValues, issues } = calculateKnownFigures(withUnknown(DISTRICT, PRICE));
  const summary = calculatedValues.projectSummary?.financialSummary;

  test("has no figure that depends on it, and is no finished calculation", () => {
    expect(summary?.totalImplementationPrice).toBeUndefined();
    expect(summary?.performancePeriodYears).toBeUndefined();
    expect(summary?.totalGuaranteedCostSavings).toBeUndefined();
    expect(ok).toBe(false);
    expect(isFullCalculation(calculateKnownFigures(withUnknown(DISTRICT, PRICE)))).toBe(false);
  });

  test("keeps the figures that do not, as they are", () => {
    const before = calculateKnownFigures(DISTRICT).calculatedValues;
    expect(
      calculatedValues.itemizedSavings?.years.map(({ guaranteedAnnualSavings }) => guaranteedAnnualSavings),
    ).toEqual(before.itemizedSavings?.years.map(({ guaranteedAnnualSavings }) => guaranteedAnnualSavings));
    expect(calculatedValues.ecm?.measures.map(({ implementationPrice }) => String(implementationPrice))).toEqual(
      before.ecm?.measures.map(({ uuid, implementationPrice }) =>
        uuid === "measure-1" ? "undefined" : String(implementationPrice),
      ),
    );
  });

  test("does not tell the length of the loan by the number of its years", () => {
    expect(calculatedValues.amortization?.summary).toEqual([]);
    expect(calculatedValues.costSavings?.years).toEqual([]);
  });

  test("names the input and the figures that are withheld", () => {
    expect(calculatedValues.withheld?.inputs).toEqual([PRICE]);
    expect(calculatedValues.withheld?.figures).toContain("projectSummary.financialSummary.totalImplementationPrice");
  });

  test("has no issue that another price would not have", () => {
    expect(issues.map(({ code }) => code)).toEqual(["EPB-UNR-001"]);
  });
});

// Calculates the project with many values of each unknown input.
test.each(["example-annual-end", "school-district", "epx-campus"])(
  "no figure of %s is shown, and nothing is said, that another value of an unknown input would change",
  { timeout: timeLimit(45_000) },
  (name) => {
    const project = parsed(readFixture(`projects/${name}.json`));
    // Inputs outside lists choose between formulas, and are few enough to try all of them.
    const inputs = listInputs(project.data).filter(({ path }) => !path.includes("["));
    for (const { path, value } of inputs) {
      if (typeof value === "string" && !DATE.test(value)) continue;
      const shown = shownOf(withUnknown(project, path));
      for (const other of otherValues(value)) {
        const after = shownOf(withInput(project, path, other));
        const wrong = [...shown.figures].filter(([figure, text]) => after.figures.get(figure) !== text);
        expect(wrong, `${path} as ${other}`).toEqual([]);
        // A value that cannot be true withholds figures, and nothing is said about them.
        if (!after.isWithheld) expect(notIn(after.said, shown.said), `${path} as ${other}`).toEqual([]);
      }
    }
  },
);

/** A measure that saves everything there is. */
const OTHER_MEASURE = {
  uuid: "another",
  ecmNumber: "99",
  implementation: { baseConstructionCost: new Decimal(9_000_000) },
  estimatedSavings: Object.values(SavingsField).map((fieldId) => ({ fieldId, value: new Decimal(500_000) })),
};

// Calculates each project a dozen times for each of its lists.
test.each(["example-annual-end", "school-district", "federal-espc", "epx-campus"])(
  "nothing is shown and said of %s that other items of a list that cannot be read would change",
  { timeout: timeLimit(45_000) },
  (name) => {
    const project = parsed(readFixture(`projects/${name}.json`));
    const { ecms = [], performancePeriod = [], escalationRates = [] } = project.data;
    const [first] = ecms;
    const item = `ecms[uuid=${first?.uuid}]`;
    const halves = (list: readonly unknown[]): readonly unknown[] => {
      const half = Math.ceil(list.length / 2);
      return [[], list.slice(0, half), list.slice(half)];
    };
    const lists: Readonly<Record<string, readonly unknown[]>> = {
      ...Object.fromEntries(
        Object.entries(project.data).flatMap(([list, items]) => (Array.isArray(items) ? [[list, halves(items)]] : [])),
      ),
      ...Object.fromEntries(
        Object.entries(first ?? {}).flatMap(([list, items]) =>
          Array.isArray(items) ? [[`${item}.${list}`, halves(items)]] : [],
        ),
      ),
      ecms: [[], [...ecms, OTHER_MEASURE], [...ecms, ...ecms.map((each) => ({ ...each, uuid: `${each.uuid}-copy` }))]],
      performancePeriod: [[], performancePeriod.slice(1), performancePeriod.map(({ year }) => ({ year }))],
      escalationRates: [[], escalationRates.filter(({ year }) => year < 4)],
      [item]: [{ uuid: first?.uuid }, { ...OTHER_MEASURE, uuid: first?.uuid }],
    };
    for (const [list, others] of Object.entries(lists)) {
      // Read without some of its items: as if none, or the first half, had a name.
      const read = [project, withInput(project, list, others[0]), withInput(project, list, others[1])];
      const shown = read.map((each) => shownOf({ ...each, unknownInputs: [list] }));
      for (const other of others) {
        const after = shownOf(withInput(project, list, other));
        expect(
          notIn(
            after.said,
            shown.flatMap(({ said }) => said),
          ),
          list,
        ).toEqual([]);
        const figures = shown.flatMap((one) => [...one.figures]);
        expect(
          figures.filter(([figure, text]) => after.figures.get(figure) !== text),
          list,
        ).toEqual([]);
      }
    }
  },
);

test("incentives that are zero in every year stay, whatever the unknown term is", () => {
  const { performancePeriod, projectSummary, withheld } = calculateKnownFigures(
    withUnknown(DISTRICT, PRICE),
  ).calculatedValues;
  expect(withheld?.figures).toContain("performancePeriod.years");
  expect(performancePeriod?.total?.incentivesOtherPayments?.toFixed()).toBe("0");
  expect(projectSummary?.financialSummary?.hasUpfrontIncentives).toBe(true);
  const withoutIncentives = withInput(DISTRICT, "ecms[uuid=measure-1].implementation.appliedIncentives", undefined);
  const summary = calculateKnownFigures(withUnknown(withoutIncentives, PRICE)).calculatedValues.projectSummary;
  expect(summary?.financialSummary?.hasUpfrontIncentives).toBe(false);
});

test("an unreadable text withholds nothing", () => {
  const path = "ecms[uuid=measure-1].ecmDescription";
  const known = calculateKnownFigures(withUnknown(DISTRICT, path));
  expect(known.calculatedValues).toEqual(calculateKnownFigures(DISTRICT).calculatedValues);
  expect(known.ok).toBe(true);
});

test.each(["example-annual-end", "school-district", "epx-campus"])("no figure of %s depends on a text", (name) => {
  const project = parsed(readFixture(`projects/${name}.json`));
  const texts = listInputs(project.data).filter(({ path }) => !mayChangeFigures(path));
  expect(texts.length).toBeGreaterThan(5);
  const changed = texts.reduce((before, { path }) => withInput(before, path, "another text"), project);
  expect(shownOf(changed).figures).toEqual(shownOf(project).figures);
});

describe("a measure that saves gas alone, with an unreadable subregion", () => {
  const FEDERAL = parsed(readFixture("projects/federal-espc.json"));
  const SUBREGION = "ecms[uuid=ecm-01].eGridStateRegionId";
  const withOwnRates = (gridSubregions: Project["data"]["gridSubregions"]): Project => ({
    ...FEDERAL,
    data: { ...FEDERAL.data, ...(gridSubregions !== undefined && { gridSubregions }) },
  });
  const withheld = (project: Project): readonly string[] =>
    calculateKnownFigures(withUnknown(project, SUBREGION)).calculatedValues.withheld?.figures ?? [];

  test("withholds nothing where every subregion has the published warming potentials", () => {
    expect(withheld(FEDERAL)).toEqual([]);
    expect(withheld(withOwnRates([{ subregionId: 1, baseloadCombinedRate: new Decimal("0.4") }]))).toEqual([]);
  });

  test("withholds its emissions where a subregion has warming potentials of its own", () => {
    const own = withOwnRates([{ subregionId: 1, CH4GWP: new Decimal(30) }]);
    expect(withheld(own)).toContain("ecm.measures[uuid=ecm-01].ghg.naturalGasGhg");
  });

  test("withholds its emissions where a warming potential cannot be read either", () => {
    const own = withOwnRates([{ subregionId: 1 }]);
    const potential = "gridSubregions[subregionId=1].CH4GWP";
    expect(calculateKnownFigures(withUnknown(own, SUBREGION, potential)).calculatedValues.withheld?.figures).toContain(
      "ecm.measures[uuid=ecm-01].ghg.naturalGasGhg",
    );
  });
});

test("the keys of an unknown item may stand in any order", () => {
  const path = "escalationRates[year=3,fieldId=1].value";
  const { withheld } = calculateKnownFigures({
    ...withInput(DISTRICT, path, undefined),
    unknownInputs: [path],
  }).calculatedValues;
  expect(withheld?.inputs).toEqual(["escalationRates[fieldId=1,year=3].value"]);
  expect(withheld?.figures).toContain("itemizedSavings.years[year=3].estimatedAnnualSavings");
  expect(withheld?.figures).not.toContain("itemizedSavings.years[year=2].estimatedAnnualSavings");
});

test("an input for which a value has been entered since is known", () => {
  expect(calculateKnownFigures({ ...DISTRICT, unknownInputs: [PRICE] })).toEqual(calculateKnownFigures(DISTRICT));
});

test("among hundreds of unknown inputs every figure is withheld", () => {
  const paths = Array.from({ length: 201 }, (_, index) => `escalationRates[fieldId=1,year=${index + 100}].value`);
  const { calculatedValues } = calculateKnownFigures({ ...DISTRICT, unknownInputs: paths });
  expect(listFigures(calculatedValues)).toEqual([]);
});

test("items that cannot be read withhold the figures of their list", () => {
  const summary = calculateKnownFigures({ ...DISTRICT, unknownInputs: ["performancePeriod"] }).calculatedValues
    .projectSummary?.financialSummary;
  expect(summary?.totalImplementationPrice).toBeDefined();
  expect(summary?.totalExpenses).toBeUndefined();
  expect(summary?.performancePeriodYears).toBeUndefined();
});

test.each([calculateKnownFigures, calculateProject])(
  "supplied figures stay beside an impossible input, which is an error",
  (calculate) => {
    const { calculatedValues } = calculateKnownFigures(DISTRICT);
    const override = {
      ...withInput(DISTRICT, "financing.awardDate", "1905-07-18"),
      record: { ...DISTRICT.record, calculationType: CalculationType.Override },
      calculatedValues,
    } as Project;
    const calculation = calculate(override);
    expect([calculation.ok, calculation.issues[0]?.code]).toEqual([false, "EPB-LIM-002"]);
    expect(calculation.calculatedValues.withheld).toEqual({ inputs: ["financing.awardDate"], figures: [] });
    expect(calculation.calculatedValues.projectSummary).toEqual(calculatedValues.projectSummary);
  },
);

test.each([calculateKnownFigures, calculateProject])(
  "a supplied figure that could not be read is withheld, the others stay, and an error names it",
  (calculate) => {
    const { calculatedValues } = calculateKnownFigures(DISTRICT);
    const figure = "costSavings.years[year=3].payment";
    const override = (values: object): Project =>
      ({
        ...DISTRICT,
        record: { ...DISTRICT.record, calculationType: CalculationType.Override },
        calculatedValues: { ...values, withheld: { inputs: [], figures: [figure] } },
      }) as Project;
    const calculation = calculate(override(withValueAtPath(calculatedValues, figure, undefined)));
    const path = `calculatedValues.${figure}`;
    expect(calculation.issues.map(({ code, at }) => [code, at])).toEqual([["EPB-UNR-001", path]]);
    expect(calculation.calculatedValues.withheld).toEqual({ inputs: [path], figures: [figure] });
    expect(calculation.calculatedValues.itemizedSavings).toEqual(calculatedValues.itemizedSavings);
    // Somebody has entered it since.
    const entered = calculate(override(calculatedValues));
    expect([entered.ok, entered.calculatedValues.withheld]).toEqual([true, undefined]);
  },
);

test.each([calculateKnownFigures, calculateProject])(
  "no figure is shown where the calculation type cannot be read, neither a calculated nor a supplied one",
  (calculate) => {
    const { calculatedValues } = calculateKnownFigures(DISTRICT);
    const path = "record.calculationType";
    const ofOverride = { ...DISTRICT.record, calculationType: CalculationType.Override };
    const projects: readonly Project[] = [
      DISTRICT,
      { ...DISTRICT, record: ofOverride },
      { ...DISTRICT, record: ofOverride, calculatedValues },
    ];
    for (const project of projects) {
      const calculation = calculate({ ...project, unknownInputs: [path] });
      expect(calculation.ok).toBe(false);
      expect(listFigures(calculation.calculatedValues)).toEqual([]);
      expect(calculation.calculatedValues.withheld?.inputs).toEqual([path]);
      expect(calculation.calculatedValues.withheld?.figures).toContain("costSavings.years[year=3].payment");
      expect(calculation.issues.map(({ code, at }) => [code, at])).toEqual([["EPB-UNR-001", path]]);
    }
  },
);

describe.each([
  ["cannot be read", withUnknown(DISTRICT, PRICE)],
  ["cannot be true", withInput(DISTRICT, "other.guarPctEstSav", new Decimal("95"))],
])("supplied figures of a project with an input that %s", (_, unusable) => {
  const supplied = (path: string, value: string): Project => {
    const { calculatedValues } = calculateProject(DISTRICT);
    return {
      ...unusable,
      record: { ...unusable.record, calculationType: CalculationType.Override },
      calculatedValues: withValueAtPath(calculatedValues, path, new Decimal(value)),
    } as Project;
  };
  const differences = (project: Project): readonly string[] =>
    calculateKnownFigures(project)
      .issues.filter(({ code }) => code === "EPB-OVR-001")
      .map(({ message }) => message);

  test("are not compared with figures that depend on it", () => {
    expect(differences(supplied("projectSummary.financialSummary.totalInterest", "1"))).toEqual([]);
  });

  test("are compared with the others", () => {
    expect(differences(supplied("ecm.totals.estAnnualCostSavings", "1"))).toEqual([
      expect.stringMatching(/ is \$1\.00 instead of /),
    ]);
  });
});
