// @vitest-environment jsdom
import { parseProject } from "@epb/engine";
import { cleanup, render, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import schoolDistrict from "../../../../../fixtures/projects/school-district.json" with { type: "json" };
import { ProjectWithheld } from "./project-withheld.js";
import { WithheldNote } from "./withheld-note.js";

afterEach(cleanup);

const PRICE = "ecms[uuid=measure-1].implementation.baseConstructionCost";

function shown(project: object, inputs: readonly string[]): HTMLElement {
  return render(
    <MemoryRouter>
      <ProjectWithheld projectId="7" project={project} withheld={{ inputs, figures: [] }}>
        <WithheldNote lead="They depend on" />
      </ProjectWithheld>
    </MemoryRouter>,
  ).container;
}

test.each(["as JSON", "parsed"])("inputs of a project %s have their names, and link to their entries", async (form) => {
  const parsed = parseProject(schoolDistrict);
  if (!parsed.ok) throw new Error("the fixture is a project");
  const container = shown(form === "parsed" ? parsed.value : schoolDistrict, [PRICE, "financing.indexRate"]);
  await waitFor(() =>
    expect(container.textContent).toBe(
      "They depend on inputs that cannot be used: Base construction cost, measure 1; Index rate.",
    ),
  );
  expect(container.querySelector("a")?.getAttribute("href")).toBe(`/portfolio/7/data?at=${PRICE}`);
});

test("more inputs than five are counted", () => {
  const years = Array.from({ length: 7 }, (_, index) => `performancePeriod[year=${index + 1}].retainedSavings`);
  const container = shown(schoolDistrict, years);
  expect(container.querySelectorAll("a")).toHaveLength(5);
  expect(container.textContent).toContain("; 2 more.");
});
