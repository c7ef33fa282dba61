import type { ReactElement } from "react";
import { IconNote } from "../../../components/icon-note.js";
import { FindingList } from "../../../features/finding-list/finding-list.js";
import { KeyFigures } from "../check-figures/key-figures.js";
import { StoredComparison } from "../check-figures/stored-comparison.js";
import { CHECK_FIGURE_TEXTS, CHECK_TEXTS } from "../check-texts.js";
import type { ChosenFile } from "../workbook-check/check-file.js";
import { MAP_TEXTS } from "./map-form-texts.js";
import type { MappingControl } from "./use-mapping.js";

interface MapResultsProps {
  readonly file: ChosenFile;
  readonly control: MappingControl;
}

/** Key figures, comparison, and findings of the mapping as it is now. */
export function MapResults({ file, control: { result, hasFailed } }: MapResultsProps): ReactElement {
  if (hasFailed) return <IconNote kind="danger">{CHECK_TEXTS.verdicts.fault}</IconNote>;
  const { headlines = [], findings = [], comparison } = result ?? {};
  return (
    <>
      <section className="check-section" aria-labelledby="map-figures">
        <h3 id="map-figures">{MAP_TEXTS.figuresTitle}</h3>
        {headlines.length > 0 ? <KeyFigures figures={headlines} /> : <p>{MAP_TEXTS.noFigures}</p>}
      </section>
      {comparison !== undefined && comparison.compared > 0 && (
        <section className="check-section" aria-labelledby="map-comparison">
          <h3 id="map-comparison">{CHECK_FIGURE_TEXTS.comparisonTitle}</h3>
          <StoredComparison file={file.name} {...comparison} />
        </section>
      )}
      {result !== undefined && (
        <section className="check-section" aria-labelledby="map-findings">
          <h3 id="map-findings">{MAP_TEXTS.findingsTitle}</h3>
          <FindingList file={file.name} findings={findings} level={4} />
        </section>
      )}
    </>
  );
}
