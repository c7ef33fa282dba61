// @vitest-environment jsdom
import type { ProjectOverview, ProjectState } from "@epb/contract";
import { cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { OpenProjectProvider } from "../../components/project/open-project.js";
import { MainResults, OtherFigures } from "./summary-figures.js";

afterEach(cleanup);

const PRICE = {
  path: "projectSummary.financialSummary.totalImplementationPrice",
  label: "Total implementation price",
  unit: "$",
  value: "1234567.89",
};

const PAYBACK = {
  path: "projectSummary.financialSummary.simplePayback",
  label: "Simple payback",
  unit: "years",
  value: "11.4",
};

/** The first page of a project with an overview. */
function shown(parts: Partial<ProjectOverview>): string {
  const id = "0a7c1fbd-6f33-44cd-81a0-c9109a2cacba";
  const overview: ProjectOverview = { record: { version: "3.0.0" }, figures: [PRICE, PAYBACK], ...parts };
  const { container } = render(
    <OpenProjectProvider project={{ id, name: "School", state: {} as ProjectState }}>
      <MemoryRouter>
        <MainResults overview={overview} />
        <OtherFigures overview={overview} />
      </MemoryRouter>
    </OpenProjectProvider>,
  );
  return container.textContent ?? "";
}

test("figures of an approved project from an earlier engine have a note", () => {
  const text = shown({ approvedWith: "0.9.1" });
  expect(text).toContain("These figures were approved with calculation version 0.9.1");
  expect(text).toContain("11.4 years");
});

test("figures of the current engine have no note", () => {
  expect(shown({})).not.toContain("approved with");
});

test("no figure is repeated: the header has the price", () => {
  const interest = {
    path: "projectSummary.financialSummary.totalInterest",
    label: "Total interest",
    unit: "$",
    value: "5",
  };
  const text = shown({ figures: [PRICE, PAYBACK, interest] });
  expect(text.match(/11\.4 years/g)).toHaveLength(1);
  expect(text.match(/\$5/g)).toHaveLength(1);
  expect(text).not.toContain("$1,234,568");
});

test("a project without figures explains how to get them", () => {
  expect(shown({ figures: [] })).toContain("No figures yet");
});

test("a withheld figure has a dash, and a note names the input", () => {
  const { value: _, ...withheldPayback } = PAYBACK;
  const inputs = [{ path: "financing.indexRate", label: "Index rate" }];
  const text = shown({ figures: [PRICE, withheldPayback], withheld: { inputs, figures: [PAYBACK.path] } });
  expect(text).toContain("Simple payback–");
  expect(text).toContain("Figures are not shown where they depend on an input that cannot be used: Index rate.");
});
