import { TechnologyType } from "@epb/engine";
import { expect, test } from "vitest";
import { measureName } from "./measure-names.js";

test.each([
  [TechnologyType.BoilerPlant, "Boiler replacement, high school", "Replace boiler"],
  [TechnologyType.Lighting, "LED lighting and controls, campus", "Retrofit with light emitting diode technologies"],
  [TechnologyType.ThermalDistribution, "Steam trap replacement, base-wide", "Repair and/or replace steam traps"],
  [TechnologyType.MotorsAndDrives, "Variable-speed drives, pumps", "Add VSD motor controller"],
  [TechnologyType.RenewableEnergySystems, "Photovoltaic carport array", "Install photovoltaic system"],
  [TechnologyType.AdvancedMetering, "Meters", "Install advanced metering systems"],
])("technology %s, %s", (technology, description, name) => {
  expect(measureName(technology, description)).toBe(name);
});

test("a description that matches several names, or none, has the name Other", () => {
  expect(measureName(TechnologyType.BuildingEnvelope, "Air sealing and attic insulation")).toBe("Other");
  expect(measureName(TechnologyType.ChillerPlant, "Chiller plant optimization")).toBe("Other");
  expect(measureName(TechnologyType.BoilerPlant)).toBe("Other");
});

test("words of one technology do not count for another", () => {
  expect(measureName(TechnologyType.Refrigeration, "LED lighting in coolers")).toBe("Other");
});
