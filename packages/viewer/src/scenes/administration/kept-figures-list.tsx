import { type KeptFigures, LIST_KEPT_FIGURES } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useMemo, useState } from "react";
import { usePages } from "../../calls/use-pages.js";
import { Dialog } from "../../components/dialog.js";
import { EmptyState } from "../../components/empty-state.js";
import { Paged } from "../../components/paged.js";
import type { DataColumn } from "../../components/table/data-column.js";
import { DataTable } from "../../components/table/data-table.js";
import { instant } from "../../format/dates.js";
import { wholeNumber } from "../../format/numbers.js";
import { ADMINISTRATION_TEXTS } from "../../texts/administration-texts.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { JOB_TEXTS as TEXTS } from "./job-texts.js";

/** Approved projects whose figures would change with the current engine. */
export function KeptFiguresList(): ReactElement {
  const pages = usePages(LIST_KEPT_FIGURES, {});
  const [opened, setOpened] = useState<KeptFigures>();
  const columns = useMemo(() => columnsOf(setOpened), []);
  return (
    <>
      <Paged pages={pages} empty={<EmptyState title={TEXTS.noKept} />}>
        {(items) => (
          <DataTable caption={TEXTS.keptCaption} rows={items} columns={columns} rowId={({ projectId }) => projectId} />
        )}
      </Paged>
      {opened !== undefined && (
        <Dialog title={TEXTS.examplesTitle(opened.projectName)} isWide onClose={() => setOpened(undefined)}>
          <DataTable
            caption={TEXTS.examplesCaption}
            rows={opened.examples}
            columns={EXAMPLE_COLUMNS}
            rowId={({ path }) => path}
          />
          <div className="dialog__actions">
            <Button type="button" onClick={() => setOpened(undefined)}>
              {COMMON_TEXTS.close}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

const columnsOf = (onOpen: (kept: KeptFigures) => void): readonly DataColumn<KeptFigures>[] => [
  {
    id: "project",
    header: TEXTS.project,
    value: ({ projectName }) => projectName,
    cell: (kept) => (
      <Button
        type="button"
        unstyled
        aria-label={ADMINISTRATION_TEXTS.detailsOf(kept.projectName)}
        onClick={() => onOpen(kept)}
      >
        {kept.projectName}
      </Button>
    ),
    isSortable: false,
  },
  { id: "approvedWith", header: TEXTS.approvedWith, value: ({ approvedWith }) => approvedWith, isSortable: false },
  { id: "comparedWith", header: TEXTS.comparedWith, value: ({ comparedWith }) => comparedWith, isSortable: false },
  {
    id: "figures",
    header: TEXTS.figures,
    kind: "number",
    value: ({ figures }) => figures,
    cell: ({ figures }) => wholeNumber(figures),
    isSortable: false,
  },
  { id: "found", header: TEXTS.found, value: ({ at }) => instant(at), isSortable: false },
];

type Example = KeptFigures["examples"][number];

const EXAMPLE_COLUMNS: readonly DataColumn<Example>[] = [
  { id: "figure", header: TEXTS.figure, value: ({ path }) => path, isSortable: false },
  {
    id: "approved",
    header: TEXTS.approved,
    kind: "number",
    value: ({ approved }) => approved,
    cell: ({ approved }) => approved ?? COMMON_TEXTS.notKnown,
    isSortable: false,
  },
  {
    id: "computed",
    header: TEXTS.computed,
    kind: "number",
    value: ({ computed }) => computed,
    cell: ({ computed }) => computed ?? COMMON_TEXTS.notKnown,
    isSortable: false,
  },
];
