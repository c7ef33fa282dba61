import { withSupportContact } from "@epb/workbook/diagnostics";
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useMemo, useRef } from "react";
import { Facts } from "../../components/facts.js";
import { Icon } from "../../components/icon.js";
import { IconNote } from "../../components/icon-note.js";
import { saveFile } from "../../components/save-file.js";
import { Waiting } from "../../components/spinner.js";
import { type WithheldFigures, WithheldProvider } from "../../components/withheld/withheld-context.js";
import { WithheldNote } from "../../components/withheld/withheld-note.js";
import { FindingList } from "../../features/finding-list/finding-list.js";
import { byteSize } from "../../format/numbers.js";
import { versionText } from "../../format/version-text.js";
import { useSite } from "../../site/site-context.js";
import { FINDING_TEXTS } from "../../texts/finding-texts.js";
import { WITHHELD_TEXTS } from "../../texts/withheld-texts.js";
import { KeyFigures } from "./check-figures/key-figures.js";
import { StoredComparison } from "./check-figures/stored-comparison.js";
import { CHECK_FIGURE_TEXTS, CHECK_TEXTS } from "./check-texts.js";
import { CorrectionsPart } from "./corrections-part.js";
import { loadFiguresPart } from "./load-figures.js";
import type { CheckedFile } from "./workbook-check/checked-file.js";
import { jsonOfFile } from "./workbook-check/files-as-data.js";
import { CheckStatusBadge } from "./workbook-check/status-badge.js";
import { kindOf, verdictOf } from "./workbook-check/verdict-of.js";

const FiguresPart = lazy(async () => ({ default: (await loadFiguresPart()).FiguresPart }));

interface FileReportProps {
  readonly checked: CheckedFile;
  /** Way to the mapping of a workbook that is not made from a template. */
  readonly offer?: ReactNode;
  /** Present if there are other files to return to. */
  readonly onBack?: (() => void) | undefined;
}

/** Everything there is to say about one file, to read and to print. */
export function FileReport({ checked, offer, onBack }: FileReportProps): ReactElement {
  const { file, status, findings, result, headlines, comparison } = checked;
  const { supportEmail } = useSite();
  const contact = supportEmail === "" ? undefined : supportEmail;
  // The words of the specification leave the contact open.
  const shown = useMemo(
    () => findings.map((finding) => ({ ...finding, message: withSupportContact(finding.message, contact) })),
    [findings, contact],
  );
  const withheld = useMemo(() => withheldOf(checked), [checked]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="check-report">
      {onBack !== undefined && (
        <button type="button" className="usa-button usa-button--unstyled check-report__back no-print" onClick={onBack}>
          <Icon kind="left" /> {CHECK_TEXTS.backToAll}
        </button>
      )}
      <header className={`check-report__head check-report__head--${status}`}>
        <div>
          <p className="check-report__status">
            <CheckStatusBadge status={status} /> <span className="check-report__file">{file}</span>
          </p>
          <h2 className="focused check-report__title" tabIndex={-1} ref={heading}>
            {titleOf(checked)}
          </h2>
          <p className="check-report__about">
            {[checked.description, kindOf(checked)].filter((part) => part !== undefined).join(" · ")}
          </p>
          <p className="check-report__verdict">{verdictOf(checked)}</p>
        </div>
        <button type="button" className="usa-button usa-button--outline no-print" onClick={() => globalThis.print()}>
          {CHECK_TEXTS.printReport}
        </button>
      </header>
      {offer}
      <OnThisPage checked={checked} />
      <section className="check-section" aria-labelledby="check-findings">
        <h2 id="check-findings">{FINDING_TEXTS.title}</h2>
        <FindingList file={file} findings={shown} level={3} action={<JsonButton checked={checked} />} />
      </section>
      <CorrectionsPart checked={checked} />
      <WithheldProvider withheld={withheld}>
        {headlines.length > 0 && (
          <section className="check-section" aria-labelledby="check-key">
            <h2 id="check-key">{CHECK_FIGURE_TEXTS.keyTitle}</h2>
            {status === "errors" && <IconNote kind="warning">{CHECK_FIGURE_TEXTS.keyNotReliable}</IconNote>}
            <KeyFigures figures={headlines} />
            {withheld !== undefined && headlines.some(({ id }) => withheld.figures.includes(id)) && (
              <WithheldNote lead={WITHHELD_TEXTS.ofDashes} />
            )}
          </section>
        )}
        {comparison !== undefined && (
          <section className="check-section" aria-labelledby="check-comparison">
            <h2 id="check-comparison">{CHECK_FIGURE_TEXTS.comparisonTitle}</h2>
            <StoredComparison file={file} {...comparison} />
          </section>
        )}
        {result !== undefined && (
          <Suspense fallback={<Waiting />}>
            <FiguresPart file={file} project={result.project} calculation={result.calculation} />
          </Suspense>
        )}
      </WithheldProvider>
      <Provenance checked={checked} />
    </article>
  );
}

/** The withheld figures of a file, with the cells of the inputs. The findings say how each cell is corrected. */
function withheldOf({ result, unknownInputs }: CheckedFile): WithheldFigures | undefined {
  const { figures } = result?.calculation.calculatedValues.withheld ?? {};
  if (figures === undefined || unknownInputs === undefined) return undefined;
  return { figures, inputs: unknownInputs.map(({ path, name }) => ({ path, label: name, to: "#check-findings" })) };
}

/** Ways to the parts that there are; a report is several screens long. */
function OnThisPage({
  checked: { headlines, comparison, result },
}: {
  readonly checked: CheckedFile;
}): ReactElement | null {
  if (result === undefined) return null;
  const hasTables = Object.values(result.calculation.calculatedValues).some((part) => typeof part === "object");
  const parts = [
    ["check-findings", FINDING_TEXTS.title],
    ...(headlines.length > 0 ? [["check-key", CHECK_FIGURE_TEXTS.keyTitle]] : []),
    ...(comparison === undefined ? [] : [["check-comparison", CHECK_FIGURE_TEXTS.comparisonTitle]]),
    ...(hasTables
      ? [
          ["check-charts", CHECK_FIGURE_TEXTS.chartsTitle],
          ["check-schedules", CHECK_FIGURE_TEXTS.schedulesTitle],
        ]
      : []),
  ];
  return (
    <nav className="check-report__parts no-print" aria-label={CHECK_TEXTS.onThisPage}>
      <ul>
        {parts.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Name of the project; for a file that is not a project, the file name. */
function titleOf({ file, projectName }: CheckedFile): string {
  if (projectName === undefined) return file;
  return projectName === "" ? CHECK_TEXTS.noProjectName : projectName;
}

/** Origin of the figures: the data needed to reproduce them. */
function Provenance({ checked }: { readonly checked: CheckedFile }): ReactElement {
  const { engineVersion } = useSite();
  return (
    <section className="check-section" aria-labelledby="check-provenance">
      <h2 id="check-provenance">{CHECK_TEXTS.provenanceTitle}</h2>
      <Facts
        facts={[
          [CHECK_TEXTS.columns.file, checked.file],
          [CHECK_TEXTS.fileSize, byteSize(checked.bytes)],
          [CHECK_TEXTS.template, kindOf(checked)],
          [CHECK_TEXTS.engine, versionText(engineVersion)],
          [CHECK_TEXTS.hash, checked.sha256 === undefined ? undefined : <code key="hash">{checked.sha256}</code>],
        ]}
      />
    </section>
  );
}

/** Takes everything that was found of a file to another program. */
function JsonButton({ checked }: { readonly checked: CheckedFile }): ReactElement {
  const save = (): void =>
    saveFile({
      content: new Blob([jsonOfFile(checked)], { type: "application/json" }),
      fileName: `${checked.file}.findings.json`,
    });
  return (
    <button
      type="button"
      className="usa-button usa-button--outline"
      aria-label={`${FINDING_TEXTS.download} ${FINDING_TEXTS.json}`}
      onClick={save}
    >
      {FINDING_TEXTS.json}
    </button>
  );
}
