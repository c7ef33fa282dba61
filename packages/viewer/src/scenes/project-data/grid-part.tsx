import type { Project } from "@epb/engine";
import type { TableBlock } from "@epb/workbook";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import { Card } from "../../components/card.js";
import { EmptyState } from "../../components/empty-state.js";
import { WithheldNote } from "../../components/withheld/withheld-note.js";
import type { Edit } from "../../features/project-draft/draft.js";
import type { ProjectDraft } from "../../features/project-draft/use-project-draft.js";
import { GRID_TEXTS, PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";
import { WITHHELD_TEXTS } from "../../texts/withheld-texts.js";
import type { EntryView } from "./entry-view.js";
import { fillingAll } from "./grid/clipboard.js";
import { Grid } from "./grid/grid.js";
import { GridLegend } from "./grid/grid-legend.js";
import type { CellChange, ChangeOutcome } from "./grid/grid-types.js";
import type { RowAction } from "./grid/row-keys.js";
import type { Place, Range } from "./grid/selection.js";
import { inProject } from "./paths.js";
import { isPossible, RowActions, rowsWithin } from "./row-actions.js";
import { SubregionSuggestion } from "./subregion-suggestion.js";
import { editsOf, withCopiedRows, withMovedRows, withNewRows, withoutRows } from "./table-edits.js";
import type { TablePart } from "./table-part.js";
import { listOfRows } from "./table-rows.js";
import { tableSource } from "./table-source.js";

interface GridPartProps {
  readonly part: TablePart;
  readonly view: EntryView;
  readonly draft: ProjectDraft;
  readonly target: Place | undefined;
}

const newId = (): string => crypto.randomUUID();

type RowChange = (project: Project, table: TableBlock, rows: readonly number[]) => Project;

const CHANGES: Readonly<Record<RowAction, RowChange>> = {
  up: (project, table, rows) => withMovedRows(project, table, rows, -1),
  down: (project, table, rows) => withMovedRows(project, table, rows, 1),
  copy: (project, table, rows) => withCopiedRows(project, table, rows, newId),
  remove: withoutRows,
};

/** Index of the first affected row after the action, or of the row that replaced it; -1 if no row is left. */
function rowAfter(action: RowAction, rows: readonly number[], rowCount: number): number {
  const [first = 0, last = 0] = [rows[0], rows.at(-1)];
  switch (action) {
    case "up":
      return first - 1;
    case "down":
      return first + 1;
    case "copy":
      return last + 1;
    case "remove":
      return Math.min(first, rowCount - rows.length - 1);
    default:
      return action satisfies never;
  }
}

/** A table of the template: its grid, and where its rows are entered what is done with them. */
export function GridPart({ part, view, draft, target }: GridPartProps): ReactElement {
  const { table, isWhole } = part;
  const source = useMemo(() => tableSource(part, view), [part, view]);
  const [range, setRange] = useState<Range>();
  const [shown, setShown] = useState<Place>();
  // A jump to an entry goes to that entry, not to the row that was added last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the target is another one
  useEffect(() => setShown(undefined), [target]);
  const addId = `add-${table.id}`;
  const isEmpty = source.rowCount === 0;
  useEffect(() => {
    if (target !== undefined && isEmpty) document.getElementById(addId)?.focus();
  }, [target, isEmpty, addId]);
  const list = listOfRows(table);
  const hasRecords = table.rows.kind === "records";
  const grows = isWhole && hasRecords && table.items?.kind !== "measureParts" && !view.isReadOnly;
  const isMeasures = list === "ecms";
  const change = (changes: readonly CellChange[]): ChangeOutcome => {
    const newRows = Math.max(0, ...changes.map(({ row, isNewRow }) => (isNewRow ? row + 1 - source.rowCount : 0)));
    if (newRows === 0) {
      const edits = editsOf(source, changes);
      draft.edit(edits);
      return outcomeOf(edits);
    }
    // One change adds the new rows and their values, so that one undo removes both.
    const project = withNewRows(view.project, table, newRows, newId);
    const edits = editsOf(tableSource(part, { ...view, project }), changes);
    draft.grow(project, edits);
    return outcomeOf(edits);
  };
  const add = (): void => {
    draft.replace((project) => withNewRows(project, table, 1, newId));
    setShown({ row: source.rowCount, column: 0 });
  };
  const hasYears = table.rows.kind === "numbered" && !isEmpty;
  const repeated = hasYears && range !== undefined ? fillingAll(source, range) : [];
  const selected = range === undefined ? [] : rowsWithin(range, source.rowCount);
  const act = (action: RowAction, rows: readonly number[], column: number, isByKey: boolean): void => {
    if (!isPossible(action, rows, source.rowCount)) return;
    draft.replace((project) => CHANGES[action](project, table, rows), goneOf(list));
    const row = rowAfter(action, rows, source.rowCount);
    // The pressed button keeps the focus; moved rows keep it as well.
    if (row >= 0 && (isByKey || action !== "remove")) setShown({ row, column });
  };
  return (
    <Card
      title={table.heading}
      level={3}
      actions={
        hasYears && !view.isReadOnly ? (
          <Button
            type="button"
            outline
            className="small-button"
            disabled={repeated.length === 0}
            onClick={() => change(repeated)}
          >
            {TEXTS.sameInAllYears}
          </Button>
        ) : grows ? (
          <RowActions
            addId={addId}
            what={isMeasures ? TEXTS.measure : TEXTS.row}
            rows={selected}
            rowCount={source.rowCount}
            onAdd={add}
            onAction={(action) => act(action, selected, range?.left ?? 0, false)}
          />
        ) : undefined
      }
    >
      {entersSubregions(table) && !view.isReadOnly && !isEmpty && (
        <SubregionSuggestion project={view.project} onReplace={draft.replace} />
      )}
      {isEmpty ? (
        <EmptyState title={isMeasures && !grows ? TEXTS.noMeasures : TEXTS.noRows} />
      ) : (
        <>
          <Grid
            label={table.heading}
            source={source}
            grows={grows}
            isReadOnly={view.isReadOnly}
            target={shown ?? target}
            onSelect={setRange}
            // Uses the range of the grid: the range of the last `onSelect` can be out of date at the next key.
            onRowAction={
              grows ? (action, keyed) => act(action, rowsWithin(keyed, source.rowCount), keyed.left, true) : undefined
            }
            onChange={change}
            onUndo={draft.undo}
            onRedo={draft.redo}
          />
          <div className="data-part__foot">
            <GridLegend hasRowKeys={grows} />
            {hasRecords && <span className="data-part__count">{GRID_TEXTS.rows(source.rowCount)}</span>}
          </div>
          {table.intro !== undefined && <p className="data-part__intro">{table.intro}</p>}
          {source.hasWithheld && <WithheldNote lead={WITHHELD_TEXTS.ofDashes} />}
        </>
      )}
    </Card>
  );
}

const outcomeOf = (edits: readonly Edit[]): ChangeOutcome => ({
  refused: edits.filter(({ refusal }) => refusal !== undefined).length,
  converted: edits.flatMap(({ converted }) => converted ?? []),
});

const entersSubregions = ({ columns }: TableBlock): boolean =>
  columns.some(({ content }) => content.kind === "input" && content.member === "eGridStateRegionId");

/** Refused entries in rows that are identified by position: their positions change when rows move. */
const goneOf = (list: string | undefined): string | undefined =>
  list === undefined || list === "ecms" ? undefined : `${inProject(list)}[`;
