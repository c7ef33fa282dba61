import { FILE_STATUSES } from "@epb/workbook/diagnostics";
import { type ReactElement, useMemo } from "react";
import type { DataColumn } from "../../../components/table/data-column.js";
import { DataTable } from "../../../components/table/data-table.js";
import { CHECK_TEXTS } from "../check-texts.js";
import { BATCH_FIGURES, batchHeadline } from "./batch-figures.js";
import type { CheckedItem } from "./check-queue.js";
import { CheckStatusBadge } from "./status-badge.js";
import { countOf } from "./verdict-of.js";

interface BatchTableProps {
  readonly items: readonly CheckedItem[];
  readonly onOpen: (item: CheckedItem) => void;
}

/** All files that were checked, a row each. */
export function BatchTable({ items, onOpen }: BatchTableProps): ReactElement {
  const columns = useMemo((): readonly DataColumn<CheckedItem>[] => {
    const { columns: headers } = CHECK_TEXTS;
    return [
      {
        id: "file",
        header: headers.file,
        value: ({ checked }) => checked.file,
        cell: (item) => (
          <button
            type="button"
            className="usa-button usa-button--unstyled batch__open"
            aria-label={CHECK_TEXTS.openFile(item.checked.file)}
            onClick={() => onOpen(item)}
          >
            {item.checked.file}
          </button>
        ),
      },
      {
        id: "verdict",
        header: headers.verdict,
        // Most severe first in descending order.
        value: ({ checked }) => FILE_STATUSES.indexOf(checked.status),
        cell: ({ checked }) => <CheckStatusBadge status={checked.status} />,
      },
      {
        id: "project",
        header: headers.project,
        value: ({ checked }) => checked.projectName,
        cell: ({ checked }) => checked.projectName && <span className="batch__project">{checked.projectName}</span>,
      },
      { id: "errors", header: headers.errors, kind: "number", value: ({ checked }) => countOf(checked, "error") },
      { id: "warnings", header: headers.warnings, kind: "number", value: ({ checked }) => countOf(checked, "warning") },
      ...BATCH_FIGURES.map(
        (name): DataColumn<CheckedItem> => ({
          id: name,
          header: headers[name],
          kind: "number",
          value: ({ checked }) => batchHeadline(checked, name)?.sortedBy,
          cell: ({ checked }) => batchHeadline(checked, name)?.text,
        }),
      ),
      {
        id: "differing",
        header: headers.differing,
        kind: "number",
        value: ({ checked }) => checked.comparison?.differing.length,
      },
    ];
  }, [onOpen]);
  return (
    <DataTable
      caption={CHECK_TEXTS.batchCaption(items.length)}
      rows={items}
      columns={columns}
      rowId={({ id }) => String(id)}
    />
  );
}
