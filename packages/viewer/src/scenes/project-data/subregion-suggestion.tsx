import { GRID_SUBREGION_ACRONYMS, GRID_SUBREGION_LABELS, type GridSubregion, type Project } from "@epb/engine";
import { isUnitedStates } from "@epb/engine/reference";
import type { ZipCodeSubregion } from "@epb/engine/reference/zip-codes";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useEffect, useState } from "react";
import { SUBREGION_TEXTS as TEXTS } from "./section-texts.js";

interface SubregionSuggestionProps {
  readonly project: Project;
  readonly onReplace: (change: (project: Project) => Project) => void;
}

/** The grid subregion of the project's ZIP code, and a button that enters it for every measure without one. */
export function SubregionSuggestion({ project, onReplace }: SubregionSuggestionProps): ReactElement | null {
  const { zip: entered = "", country } = project.data.location ?? {};
  const zip = entered.trim();
  const found = useSubregion(zip);
  const blank = (project.data.ecms ?? []).filter((measure) => measure.eGridStateRegionId === undefined).length;
  if (!isUnitedStates(country)) return null;
  return (
    <div className="data-part__suggestion">
      <p role="status">{zip === "" ? TEXTS.enterZipCode : found && `${textOf(found)} ${TEXTS.source}`}</p>
      {found?.kind === "one" && blank > 0 && (
        <Button type="button" outline onClick={() => onReplace((before) => withSubregion(before, found.subregion))}>
          {TEXTS.fill(GRID_SUBREGION_ACRONYMS[found.subregion], blank)}
        </Button>
      )}
    </div>
  );
}

/** Undefined until the table of ZIP codes is loaded, and where it cannot be loaded: then nothing is suggested. */
function useSubregion(zip: string): ZipCodeSubregion | undefined {
  const [looked, setLooked] = useState<{ readonly zip: string; readonly found: ZipCodeSubregion }>();
  useEffect(() => {
    if (zip === "") return;
    let isOver = false;
    import("@epb/engine/reference/zip-codes")
      .then(({ gridSubregionOfZip }) => {
        if (!isOver) setLooked({ zip, found: gridSubregionOfZip(zip) });
      })
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, [zip]);
  // Ignores the result of an earlier ZIP code.
  return looked?.zip === zip ? looked.found : undefined;
}

function textOf(found: ZipCodeSubregion): string {
  switch (found.kind) {
    case "one":
      return TEXTS.one(found.zip, GRID_SUBREGION_LABELS[found.subregion]);
    case "ask":
      return TEXTS.several(found.zip, labels(found.candidates));
    case "unlisted":
      return found.candidates.length === 0
        ? TEXTS.nowhere(found.zip)
        : TEXTS.unlisted(found.zip, OR.format(found.states.map(({ state }) => state)), labels(found.candidates));
    case "malformed":
      return TEXTS.malformed(found.given);
    default:
      return found satisfies never;
  }
}

const OR = new Intl.ListFormat("en-US", { type: "disjunction" });

const labels = (subregions: readonly GridSubregion[]): string =>
  OR.format(subregions.map((each) => GRID_SUBREGION_LABELS[each]));

const withSubregion = (project: Project, subregion: GridSubregion): Project => ({
  ...project,
  data: {
    ...project.data,
    ecms: (project.data.ecms ?? []).map((measure) =>
      measure.eGridStateRegionId === undefined ? { ...measure, eGridStateRegionId: subregion } : measure,
    ),
  },
});
