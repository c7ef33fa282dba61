// @vitest-environment jsdom
import { type Project, parseProject, withValueAtPath } from "@epb/engine";
import { calculateKnownFigures } from "@epb/engine/withhold";
import { cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import schoolDistrict from "../../../../../../fixtures/projects/school-district.json" with { type: "json" };
import { ProjectWithheld } from "../../../components/withheld/project-withheld.js";
import { openLevers } from "./recalculate.js";
import { Sensitivities } from "./sensitivities.js";

afterEach(cleanup);

test("nothing is drawn around a figure that is withheld", async () => {
  const path = "ecms[uuid=measure-1].implementation.baseConstructionCost";
  const parsed = parseProject({ ...schoolDistrict, unknownInputs: [path] });
  if (!parsed.ok) throw new Error("the fixture is a project");
  const project = withValueAtPath<Project>(parsed.value, `data.${path}`, undefined);
  const calculation = calculateKnownFigures(project);
  const { findByText, queryByRole } = render(
    <MemoryRouter>
      <ProjectWithheld projectId="7" project={project} withheld={calculation.calculatedValues.withheld}>
        <Sensitivities project={project} calculation={calculation} levers={openLevers(project)} />
      </ProjectWithheld>
    </MemoryRouter>,
  );
  await findByText("Base construction cost, measure 1");
  expect(queryByRole("img")).toBeNull();
});
