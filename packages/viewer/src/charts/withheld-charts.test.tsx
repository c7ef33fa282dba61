// @vitest-environment jsdom
import type { Table } from "@epb/contract";
import { type Calculation, type Project, parseProject, withValueAtPath } from "@epb/engine";
import { calculateKnownFigures } from "@epb/engine/withhold";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import epxCampus from "../../../../fixtures/projects/epx-campus.json" with { type: "json" };
import schoolDistrict from "../../../../fixtures/projects/school-district.json" with { type: "json" };
import { WithheldProvider } from "../components/withheld/withheld-context.js";
import { CashFlowChart } from "./cash-flow-chart.js";
import { GreenhouseGasChart } from "./greenhouse-gas-chart.js";
import { ItemizedSavingsChart } from "./itemized-savings-chart.js";
import { LoanBalanceChart } from "./loan-balance-chart.js";
import { MeasuresChart } from "./measures-chart.js";
import { SavingsAgainstPaymentsChart } from "./savings-against-payments-chart.js";
import { tablesOfCalculation } from "./series/tables-of-calculation.js";

/** jsdom has no layout: the drawing itself stays out. */
class NoResizeObserver {
  observe(): void {}
  disconnect(): void {}
}
beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoResizeObserver);
});
afterEach(() => {
  cleanup();
  // Other test files share the globals of the process.
  vi.unstubAllGlobals();
});

interface Calculated {
  readonly project: Project;
  readonly calculation: Calculation;
}

/** A project of which an input cannot be read. */
function withUnknown(json: object, path: string): Calculated {
  const parsed = parseProject({ ...json, unknownInputs: [path] });
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  const project = withValueAtPath<Project>(parsed.value, `data.${path}`, undefined);
  return { project, calculation: calculateKnownFigures(project) };
}

function shown(
  Chart: (props: { readonly tables: readonly Table[] }) => ReactElement,
  { project, calculation }: Calculated,
): { readonly text: string; readonly picture: string | undefined; readonly links: readonly (string | null)[] } {
  const { withheld } = calculation.calculatedValues;
  const inputs = (withheld?.inputs ?? []).map((path) => ({ path, label: "The price", to: `/entry?at=${path}` }));
  const { container } = render(
    <MemoryRouter>
      <WithheldProvider withheld={withheld && { inputs, figures: withheld.figures }}>
        <Chart tables={tablesOfCalculation(project, calculation)} />
      </WithheldProvider>
    </MemoryRouter>,
  );
  return {
    text: container.textContent ?? "",
    picture: container.querySelector("[role=img]")?.getAttribute("aria-label") ?? undefined,
    links: [...container.querySelectorAll("a")].map((link) => link.getAttribute("href")),
  };
}

const measureOf = ({ data }: { readonly data: { readonly ecms: readonly { readonly uuid: string }[] } }): string =>
  `ecms[uuid=${data.ecms[0]?.uuid}]`;

describe("a chart with withheld figures", () => {
  const noPrice = withUnknown(schoolDistrict, `${measureOf(schoolDistrict)}.implementation.baseConstructionCost`);

  test.each([
    ["savings against payments", SavingsAgainstPaymentsChart],
    ["the loan balance", LoanBalanceChart],
    ["the cash flow", CashFlowChart],
  ])("of %s is not drawn, and links to the input", (_, Chart) => {
    const { text, picture, links } = shown(Chart, noPrice);
    expect(text).toContain(
      "This chart is not shown, because its figures depend on an input that cannot be used: The price.",
    );
    expect(picture).toBeUndefined();
    expect(text).not.toContain("Show the data as a table");
    expect(links).toEqual([expect.stringContaining("/entry?at=ecms[uuid=")]);
  });

  test("of the measures leaves out the measure, in its note and in its summary for screen readers", () => {
    const { text, picture } = shown(MeasuresChart, noPrice);
    const note = "This chart does not show figures that depend on an input that cannot be used: The price.";
    expect(text).toContain(note);
    expect(picture).toBe(`Measure prices against savings. ${note}`);
  });

  test("has no note if its own figures are known", () => {
    for (const Chart of [ItemizedSavingsChart, GreenhouseGasChart]) {
      const { text, picture } = shown(Chart, noPrice);
      expect(text).not.toContain("cannot be used");
      expect(picture).not.toContain("cannot be used");
    }
  });

  test("has no note if every figure is known", () => {
    const parsed = parseProject(schoolDistrict);
    if (!parsed.ok) throw new Error("the fixture is a project");
    const known = { project: parsed.value, calculation: calculateKnownFigures(parsed.value) };
    expect(shown(SavingsAgainstPaymentsChart, known).text).toContain(
      "Guaranteed savings cover the payments in every year.",
    );
  });

  test("of savings by category leaves out the category", () => {
    const noSavings = withUnknown(schoolDistrict, `${measureOf(schoolDistrict)}.estimatedSavings[fieldId=2].value`);
    const { text } = shown(ItemizedSavingsChart, noSavings);
    expect(text).toContain("This chart does not show figures that depend on an input that cannot be used: The price.");
    expect(text).toContain("Natural gas");
    expect(text).not.toContain("Electric energy");
  });

  test("of an express project is not drawn where its savings are withheld", () => {
    const noSavings = withUnknown(epxCampus, `${measureOf(epxCampus)}.estimatedSavings[fieldId=2].value`);
    expect(shown(CashFlowChart, noSavings).text).toContain("This chart is not shown");
  });
});
