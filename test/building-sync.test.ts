import fc from "fast-check";
import { expect, test } from "vitest";
import { buildingSync } from "../packages/cli/src/commands/export/buildingsync/building-sync.js";
import { validBuildingSync } from "../packages/cli/src/commands/export/buildingsync/building-sync-schema.testing.js";
import { calculateProject } from "../packages/engine/src/calculate/calculate-project.js";
import { CalculationType } from "../packages/engine/src/enumerations/calculation-type.js";
import { anyProject } from "../packages/engine/testing/full-project-arbitrary.js";
import { parsed } from "../packages/engine/testing/parsed.js";
import { runs } from "./testing/runs.js";

test("the BuildingSync document of any project conforms to the schema", () => {
  fc.assert(
    fc.property(anyProject, (json) => {
      const project = parsed(json);
      // An Override project without values is not calculated.
      fc.pre(project.record.calculationType !== CalculationType.Override || project.calculatedValues !== undefined);
      const { document } = buildingSync({ project, calculation: calculateProject(project) });
      expect(() => validBuildingSync(document)).not.toThrow();
    }),
    { numRuns: runs(60) },
  );
});
