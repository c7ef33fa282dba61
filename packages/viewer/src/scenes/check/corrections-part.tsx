import type { CorrectedCell, Corrections, LeftCell } from "@epb/workbook/correct";
import type { Finding } from "@epb/workbook/diagnostics";
import { type ReactElement, useId, useState } from "react";
import { IconNote } from "../../components/icon-note.js";
import { saveFile } from "../../components/save-file.js";
import { CORRECTION_TEXTS } from "./check-texts.js";
import type { ChosenFile } from "./workbook-check/check-file.js";
import type { CheckedFile } from "./workbook-check/checked-file.js";
import { loadChecker } from "./workbook-check/load-checker.js";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

type Outcome = Pick<Corrections, "corrected" | "left"> | "failed";

/** Corrections of a workbook. A workbook in another format has to be saved as .xlsx first. */
export function CorrectionsPart({ checked }: { readonly checked: CheckedFile }): ReactElement | null {
  const { source } = checked;
  if (source === undefined) return null;
  return (
    <section className="check-section" aria-labelledby="check-corrections">
      <h2 id="check-corrections">{CORRECTION_TEXTS.title}</h2>
      {source === "not .xlsx" ? (
        <p>{CORRECTION_TEXTS.onlyXlsx}</p>
      ) : (
        <CorrectedCopy file={checked.file} findings={checked.findings} source={source} />
      )}
    </section>
  );
}

interface CorrectedCopyProps extends Pick<CheckedFile, "file" | "findings"> {
  readonly source: ChosenFile;
}

/** Saves a copy of the workbook in which texts are the values that they stand for, and lists the cells. */
function CorrectedCopy({ file, findings, source }: CorrectedCopyProps): ReactElement {
  const [outcome, setOutcome] = useState<Outcome>();
  const [chosen, setChosen] = useState<ReadonlySet<Finding>>(new Set());
  const certain = findings.filter(({ corrections }) => corrections?.length === 1);
  const likely = findings.filter((finding) => !certain.includes(finding) && finding.suggestion !== undefined);
  const choose = (finding: Finding, isChosen: boolean): void => {
    const others = [...chosen].filter((other) => other !== finding);
    setChosen(new Set(isChosen ? [...others, finding] : others));
  };
  const download = async (): Promise<void> => {
    const checker = await loadChecker().catch(() => undefined);
    const wanted = findings.filter((finding) => chosen.has(finding) || !likely.includes(finding));
    const result = await checker?.correctFile(source, wanted);
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
    <>
      <p>{CORRECTION_TEXTS.lead}</p>
      {certain.length > 0 && <p>{CORRECTION_TEXTS.certain(certain.length)}</p>}
      {likely.length > 0 && <LikelyValues findings={likely} chosen={chosen} onChoose={choose} />}
      <button
        type="button"
        className="usa-button no-print"
        disabled={certain.length + chosen.size === 0}
        onClick={() => void download()}
      >
        {CORRECTION_TEXTS.download}
      </button>
      <div role="status">
        {outcome === "failed" && <IconNote kind="danger">{CORRECTION_TEXTS.failed}</IconNote>}
        {outcome !== undefined && outcome !== "failed" && <CorrectionLists {...outcome} />}
      </div>
    </>
  );
}

interface LikelyValuesProps {
  readonly findings: readonly Finding[];
  readonly chosen: ReadonlySet<Finding>;
  readonly onChoose: (finding: Finding, isChosen: boolean) => void;
}

function LikelyValues({ findings, chosen, onChoose }: LikelyValuesProps): ReactElement {
  const name = useId();
  return (
    <fieldset className="usa-fieldset likely-values">
      <legend className="usa-legend">{CORRECTION_TEXTS.likely}</legend>
      {findings.map((finding, index) => {
        const { sheet = "", cell = "", field, found, message, suggestion } = finding;
        const id = `${name}-${index}`;
        return (
          <div className="usa-checkbox" key={id}>
            <input
              className="usa-checkbox__input"
              id={id}
              type="checkbox"
              checked={chosen.has(finding)}
              onChange={({ target }) => onChoose(finding, target.checked)}
            />
            <label className="usa-checkbox__label" htmlFor={id}>
              {placeOf({ sheet, cell, ...(field !== undefined && { field }) })}:{" "}
              {found === undefined ? message : CORRECTION_TEXTS.change(found, suggestion?.value ?? "")}
            </label>
          </div>
        );
      })}
    </fieldset>
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

const placeOf = ({ sheet, cell, field }: Pick<CorrectedCell | LeftCell, "sheet" | "cell" | "field">): string =>
  field === undefined ? `${sheet}!${cell}` : `${sheet}!${cell} (${field})`;
