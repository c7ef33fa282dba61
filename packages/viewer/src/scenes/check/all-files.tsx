import { FILE_STATUSES } from "@epb/workbook/diagnostics";
import { memo, type NamedExoticComponent, type ReactElement, useEffect, useRef } from "react";
import { saveFile } from "../../components/save-file.js";
import { csvOfFindings } from "../../features/finding-list/findings-as-text.js";
import { CHECK_TEXTS } from "./check-texts.js";
import { BatchTable } from "./workbook-check/batch-table.js";
import type { CheckedItem } from "./workbook-check/check-queue.js";
import { csvOfFiles } from "./workbook-check/files-as-data.js";

interface AllFilesProps {
  readonly items: readonly CheckedItem[];
  /** True if the person returned to the table, which then takes the focus. */
  readonly takesFocus: boolean;
  readonly onOpen: (item: CheckedItem) => void;
}

/** All checked files with their verdicts and figures: drawn again for each file, and not for each step of the next. */
export const AllFiles: NamedExoticComponent<AllFilesProps> = memo(function AllFiles({
  items,
  takesFocus,
  onOpen,
}: AllFilesProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const files = items.map(({ checked }) => checked);
  const save = (text: string, fileName: string): void =>
    saveFile({ content: new Blob([text], { type: "text/csv" }), fileName });
  const counts = FILE_STATUSES.map((status) => ({
    status,
    count: files.filter((checked) => checked.status === status).length,
  })).filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="check-all" className="check-section">
      <div className="check-section__head">
        <h2 id="check-all" tabIndex={-1} ref={heading}>
          {CHECK_TEXTS.batchTitle}
        </h2>
        <div className="button-row no-print">
          <button
            type="button"
            className="usa-button usa-button--outline"
            onClick={() => save(csvOfFindings(files.flatMap(({ findings }) => findings)), "findings.csv")}
          >
            {CHECK_TEXTS.allFindingsCsv}
          </button>
          <button
            type="button"
            className="usa-button usa-button--outline"
            onClick={() => save(csvOfFiles(files), "checked-files.csv")}
          >
            {CHECK_TEXTS.allTableCsv}
          </button>
        </div>
      </div>
      <ul className="batch__counts">
        {counts.map(({ status, count }) => (
          <li key={status} className={`batch__count batch__count--${status}`}>
            {CHECK_TEXTS.batchSummary[status](count)}
          </li>
        ))}
      </ul>
      <BatchTable items={items} onOpen={onOpen} />
    </section>
  );
});
