import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../test/testing/runs.js";
import { parsed } from "../../testing/parsed.js";
import { plainFinancing, plainMeasure, plainProject } from "../../testing/plain-project.js";
import { project as anyCalculable } from "../../testing/project-arbitrary.js";
import { Decimal } from "../decimal/decimal.js";
import { EngineError } from "../errors/engine-error.js";
import { listInputs } from "../paths/list-inputs.js";
import { type SensitivityInput, type SensitivityQuestion, sensitivity, type Tornado } from "./sensitivity.js";

const PRICE = "projectSummary.financialSummary.totalImplementationPrice";
const TERM = "projectSummary.financialSummary.performancePeriodYears";
const INTEREST = "projectSummary.financialSummary.totalInterest";
const NEEDED = "amortization.summary[year=1].neededPayment";

const decimal = (text: string): Decimal => new Decimal(text);

/** $1,000,000 and $50,000 of delivery, less incentives of $20,000; a guarantee of $135,000 a year. */
const PROJECT = parsed(
  plainProject({
    ecms: [
      plainMeasure({
        implementation: { baseConstructionCost: "1000000", deliveryCharge: "50000", appliedIncentives: "20000" },
      }),
    ],
  }),
);

const byTenPercent = (path: string): SensitivityInput => ({
  kind: "multiply",
  path,
  low: decimal("0.9"),
  high: decimal("1.1"),
});

function tornadosOf(question: SensitivityQuestion): readonly Tornado[] {
  const result = sensitivity(PROJECT, question);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.tornados;
}

const IMPLEMENTATION = "ecms[uuid=*].implementation";

describe("sensitivity", () => {
  test("sorts inputs by how far they move a figure", () => {
    const [tornado] = tornadosOf({
      inputs: [
        byTenPercent(`${IMPLEMENTATION}.appliedIncentives`),
        byTenPercent(`${IMPLEMENTATION}.baseConstructionCost`),
        byTenPercent(`${IMPLEMENTATION}.deliveryCharge`),
      ],
      figures: [PRICE],
    });
    // 1 000 000 + 50 000 − 20 000
    expect(tornado?.base?.toFixed()).toBe("1030000");
    expect(tornado?.definition.label).toBe("Total implementation price");
    const rows = tornado?.bars.map(({ input, low, high, swing }) => [
      input.path.split(".").at(-1),
      low.value?.toFixed(),
      high.value?.toFixed(),
      swing?.toFixed(),
    ]);
    expect(rows).toEqual([
      ["baseConstructionCost", "930000", "1130000", "200000"],
      ["deliveryCharge", "1025000", "1035000", "10000"],
      ["appliedIncentives", "1032000", "1028000", "4000"],
    ]);
  });

  test("orders the inputs of each figure on their own", () => {
    const tornados = tornadosOf({
      inputs: [byTenPercent(`${IMPLEMENTATION}.baseConstructionCost`), byTenPercent("other.guarPctEstSav")],
      figures: [PRICE, NEEDED],
    });
    expect(tornados.map(({ bars }) => bars.map(({ input }) => input.path))).toEqual([
      [`${IMPLEMENTATION}.baseConstructionCost`, "other.guarPctEstSav"],
      // 150 000 × 0.9 × 0.9 − 5 000 = 116 500 and 150 000 × 0.99 − 5 000 = 143 500
      ["other.guarPctEstSav", `${IMPLEMENTATION}.baseConstructionCost`],
    ]);
    expect(tornados[1]?.bars[0]?.swing?.toFixed()).toBe("27000");
  });

  test("moves a group of inputs together, and adds where it is told to add", () => {
    const [tornado] = tornadosOf({
      inputs: [
        {
          kind: "add",
          path: "performancePeriod[year=*].retainedSavings",
          low: decimal("-5000"),
          high: decimal("5000"),
        },
      ],
      figures: [NEEDED],
    });
    // 135 000 − 0 and 135 000 − 10 000
    expect(tornado?.bars.map(({ low, high }) => [low.value?.toFixed(), high.value?.toFixed()])).toEqual([
      ["135000", "125000"],
    ]);
  });

  test("tells where a figure is absent, and with which errors; such bars come last", () => {
    const [tornado] = tornadosOf({
      inputs: [
        { kind: "set", path: "other.guarPctEstSav", low: decimal("0"), high: decimal("0.95") },
        byTenPercent("financing.indexRate"),
      ],
      figures: [TERM],
    });
    const [rate, percentage] = tornado?.bars ?? [];
    expect(rate?.input.path).toBe("financing.indexRate");
    expect(percentage?.low).toEqual({ errors: ["EPB-SAV-004"] });
    expect(percentage?.high.value).toBeDefined();
    expect(percentage).not.toHaveProperty("swing");
  });

  test("takes two calculations for each input, and one", () => {
    const inputs = [byTenPercent("financing.indexRate"), byTenPercent("financing.addedPremium")];
    expect(sensitivity(PROJECT, { inputs, figures: [PRICE] })).toMatchObject({ calculations: 5 });
  });

  test("tells everything that is wrong with the question", () => {
    const result = sensitivity(PROJECT, {
      inputs: [
        byTenPercent("financing.rate"),
        { kind: "add", path: "financing.indexRate", low: decimal("-1"), high: decimal("0") },
        byTenPercent("capitalization.procureOther"),
      ],
      figures: [PRICE],
    });
    expect(result).toMatchObject({
      ok: false,
      problems: [{ name: "path/unknown" }, { name: "value/refused" }, { name: "path/nothing-there" }],
    });
  });

  test.each([
    ["figure/unknown", "projectSummary.price"],
    ["figure/unknown", "costSavings.years[year].payment"],
    ["figure/unknown", "costSavings.years[year=*].payment"],
    ["figure/not-a-number", "projectSummary.financialSummary.startDateOfPerformancePeriod"],
    ["figure/not-a-number", "amortization.paidOff"],
  ])("throws %s for %s", (code, path) => {
    const ask = (): unknown => sensitivity(PROJECT, { inputs: [], figures: [path] });
    expect(ask).toThrow(EngineError);
    expect(ask).toThrow(expect.objectContaining({ code }));
  });
});

describe("laws", () => {
  test("a change of 0 % has no swing", () => {
    fc.assert(
      fc.property(anyCalculable, (json) => {
        const project = parsed(json);
        const inputs = listInputs(project.data)
          .filter(({ path, value }) => Decimal.isDecimal(value) && !path.startsWith("escalationRates"))
          .slice(0, 8)
          .map(({ path }): SensitivityInput => ({ kind: "multiply", path, low: decimal("1"), high: decimal("1") }));
        const result = sensitivity(project, { inputs, figures: [PRICE, INTEREST] });
        for (const { base, bars } of result.ok ? result.tornados : []) {
          for (const { low, high, swing } of bars) {
            expect([low.value?.toFixed(), high.value?.toFixed()]).toEqual([base?.toFixed(), base?.toFixed()]);
            expect(swing?.toFixed()).toBe(base === undefined ? undefined : "0");
          }
        }
        expect(result.ok).toBe(true);
      }),
      { numRuns: runs(10) },
    );
  });

  test("at no interest the price moves the loan by as much", () => {
    const project = parsed(plainProject({ financing: plainFinancing({ indexRate: "0", addedPremium: "0" }) }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), (percent) => {
        const by = new Decimal(percent).div(100);
        const path = `${IMPLEMENTATION}.baseConstructionCost`;
        const input: SensitivityInput = { kind: "multiply", path, low: by.neg().plus(1), high: by.plus(1) };
        const result = sensitivity(project, { inputs: [input], figures: ["amortization.total.totalPrincipal"] });
        // 1 000 000 × 2 × percent
        expect(result.ok && result.tornados[0]?.bars[0]?.swing?.toFixed()).toBe(String(20_000 * percent));
      }),
      { numRuns: runs(10) },
    );
  });
});
