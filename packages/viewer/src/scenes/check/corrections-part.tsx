import type { CorrectedCell, Corrections, LeftCell } from "@epb/workbook/correct";
import { type ReactElement, useState } from "react";
import { IconNote } from "../../components/icon-note.js";
import { saveFile } from "../../components/save-file.js";
import { CORRECTION_TEXTS } from "./check-texts.js";
import type { CheckedFile } from "./workbook-check/checked-file.js";
import { loadChecker } from "./workbook-check/load-checker.js";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

type Outcome = Pick<Corrections, "corrected" | "left"> | "failed";

/** Saves a copy of the workbook in which texts are the values that they stand for, and lists the cells. */
export function CorrectionsPart({ checked }: { readonly checked: CheckedFile }): ReactElement | null {
  const { file, source, findings } = checked;
  const [outcome, setOutcome] = useState<Outcome>();
  const count = findings.filter(({ corrections }) => corrections?.length === 1).length;
  if (source === undefined || count === 0) return null;
  const download = async (): Promise<void> => {
    const checker = await loadChecker().catch(() => undefined);
    const result = await checker?.correctFile(source, findings);
    if (result === undefined) {
      setOutcome("failed");
      return;
    }
    const { bytes, corrected, left } = result;
    if (corrected.length > 0) {
      const content = new Blob([new Uint8Array(bytes)], { type: XLSX });
      saveFile({ content, fileName: file.replace(/(\.xlsx)?$/i, "-corrected.xlsx") });
    }
    setOutcome({ corrected, left });
  };
  return (
    <section className="check-section" aria-labelledby="check-corrections">
      <h2 id="check-corrections">{CORRECTION_TEXTS.title}</h2>
      <p>{CORRECTION_TEXTS.lead(count)}</p>
      <button type="button" className="usa-button no-print" onClick={() => void download()}>
        {CORRECTION_TEXTS.download}
      </button>
      <div role="status">
        {outcome === "failed" && <IconNote kind="danger">{CORRECTION_TEXTS.failed}</IconNote>}
        {outcome !== undefined && outcome !== "failed" && <CorrectionLists {...outcome} />}
      </div>
    </section>
  );
}

function CorrectionLists({ corrected, left }: Exclude<Outcome, "failed">): ReactElement {
  return (
    <>
      {corrected.length > 0 && <p>{CORRECTION_TEXTS.saved}</p>}
      <ul>
        {corrected.map((cell) => (
          <li key={placeOf(cell)}>
            {placeOf(cell)}: {CORRECTION_TEXTS.change(cell.before, cell.after.value)}
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <>
          <p>{CORRECTION_TEXTS.left}</p>
          <ul>
            {left.map((cell) => (
              <li key={placeOf(cell)}>
                {placeOf(cell)}: {CORRECTION_TEXTS.reason(cell)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const placeOf = ({ sheet, cell, field }: CorrectedCell | LeftCell): string =>
  field === undefined ? `${sheet}!${cell}` : `${sheet}!${cell} (${field})`;
