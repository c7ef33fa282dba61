// @vitest-environment jsdom
import { GridSubregion, type Project, parseProject } from "@epb/engine";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { SUBREGION_TEXTS as TEXTS } from "./section-texts.js";
import { SubregionSuggestion } from "./subregion-suggestion.js";

afterEach(cleanup);

function projectIn(zip: string | undefined, country?: string): Project {
  const record = { name: "Test", version: "3.0.0", projectType: 1, calculationType: 1, status: "Pending" };
  const measures = [{ uuid: "a", eGridStateRegionId: GridSubregion.ERCT }, { uuid: "b" }, { uuid: "c" }];
  const parsed = parseProject({
    record,
    data: {
      ecms: measures,
      ...(zip !== undefined && { location: { zip, ...(country !== undefined && { country }) } }),
    },
  });
  if (!parsed.ok) throw new Error("the project cannot be read");
  return parsed.value;
}

function Shown({ zip }: { readonly zip: string | undefined }) {
  const [project, setProject] = useState(projectIn(zip));
  const subregions = project.data.ecms?.map((measure) => measure.eGridStateRegionId ?? "none").join(" ");
  return (
    <>
      <SubregionSuggestion project={project} onReplace={setProject} />
      <p data-testid="subregions">{subregions}</p>
    </>
  );
}

test("the subregion of the ZIP code is entered for the measures without one", async () => {
  render(<Shown zip="80202-1234" />);
  expect((await screen.findByText(/80202/, { selector: "p" })).textContent).toBe(
    `${TEXTS.one("80202", "RMPA — WECC Rockies")} ${TEXTS.source}`,
  );
  await userEvent.click(screen.getByRole("button", { name: TEXTS.fill("RMPA", 2) }));
  const { ERCT, RMPA } = GridSubregion;
  expect(screen.getByTestId("subregions").textContent).toBe(`${ERCT} ${RMPA} ${RMPA}`);
  expect(screen.queryByRole("button")).toBeNull();
});

test.each([
  [undefined, TEXTS.enterZipCode],
  ["8020", TEXTS.malformed("8020")],
  ["07401", TEXTS.several("07401", "RFCE — RFC East or NYUP — NPCC Upstate NY")],
  ["80298", TEXTS.unlisted("80298", "CO", "RMPA — WECC Rockies or NWPP — WECC Northwest")],
  ["96910", TEXTS.nowhere("96910")],
])("nothing is entered for the ZIP code %s, and the reason is shown", async (zip, text) => {
  render(<Shown zip={zip} />);
  expect((await screen.findByText((shown) => shown.startsWith(text))).textContent).toContain(text);
  expect(screen.queryByRole("button")).toBeNull();
});

test("there is no suggestion for a postal code of another country that looks like a ZIP code", () => {
  const { container } = render(<SubregionSuggestion project={projectIn("80331", "DE")} onReplace={() => {}} />);
  expect(container.textContent).toBe("");
});
