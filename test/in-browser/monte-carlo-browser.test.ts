import { expect, test } from "vitest";
import { fixtureNames, readFixture } from "../../packages/engine/testing/fixtures.js";
import { calculationText, simulationText } from "../testing/calculation-texts.js";
import { withModuleInChromium } from "../testing/run-in-chromium.js";

const project = (name: string): unknown => readFixture(`projects/${name}.json`);

test("a browser calculates every project, and simulates one, to the same bytes as Node", async () => {
  await withModuleInChromium("calculation-texts.ts", async (call) => {
    for (const name of fixtureNames("projects")) {
      expect(await call("calculationText", project(name)), name).toBe(calculationText(project(name)));
    }
    const simulated = await call("simulationText", project("school-district"));
    expect(simulated).toBe(simulationText(project("school-district")));
    expect(simulated).toContain('"calculatedTrials":60');
  });
});
