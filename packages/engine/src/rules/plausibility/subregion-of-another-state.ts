import type { GridSubregion } from "../../enumerations/grid-subregion.js";
import type { Report } from "../../issues/issue.js";
import { type EcmItem, measureName } from "../../model/ecm-item.js";
import type { ProjectLocation } from "../../model/identification.js";
import { inputPath } from "../../path-text/input-path.js";
import { gridSubregionOfState } from "../../reference/grid-subregion-of-state.js";
import { possibleSubregions } from "../../reference/possible-subregions.js";
import { byMeasureNumber } from "./by-measure-number.js";

/** Grid subregions that no ZIP code of the project's state lies in. Measures with the same one have one finding. */
export function checkSubregions(
  location: ProjectLocation | undefined,
  measures: readonly EcmItem[],
  report: Report,
): void {
  const known = gridSubregionOfState(location?.state ?? "");
  if (known.kind === "unknown") return;
  const ofState = known.candidates.map(({ subregion }) => subregion);
  const found = new Map<GridSubregion, EcmItem[]>();
  for (const measure of measures) {
    const { eGridStateRegionId: subregion } = measure;
    if (subregion === undefined || ofState.includes(subregion)) continue;
    found.set(subregion, [...(found.get(subregion) ?? []), measure]);
  }
  const possible = possibleSubregions(location) ?? { subregions: ofState, state: known.state };
  for (const [subregion, same] of found) {
    const [first, ...others] = same.sort(byMeasureNumber);
    if (first === undefined) continue;
    report({
      name: "plausibility/subregion-of-another-state",
      at: inputPath("ecms", { uuid: first.uuid }, "eGridStateRegionId"),
      details: { measure: measureName(first), others: others.length, subregion, state: known.state, possible },
    });
  }
}
