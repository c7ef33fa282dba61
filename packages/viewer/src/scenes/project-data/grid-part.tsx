import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import { Card } from "../../components/card.js";
import { EmptyState } from "../../components/empty-state.js";
import { Grid } from "../../features/grid/grid.js";
import { GridLegend } from "../../features/grid/grid-legend.js";
import type { CellChange } from "../../features/grid/grid-types.js";
import type { Place, Range } from "../../features/grid/selection.js";
import type { ProjectDraft } from "../../features/project-draft/use-project-draft.js";
import { GRID_TEXTS, PROJECT_DATA_TEXTS as TEXTS } from "../../texts/project-data-texts.js";
import type { DataPart } from "./data-sections.js";
import type { EntryView } from "./entry-view.js";
import { inProject } from "./paths.js";
import { editsOf, withCopiedRows, withMovedRows, withNewRows, withoutRows } from "./table-edits.js";
import { listOfRows } from "./table-rows.js";
import { tableSource } from "./table-source.js";

interface GridPartProps {
  readonly part: Extract<DataPart, { kind: "table" }>;
  readonly view: EntryView;
  readonly draft: ProjectDraft;
  readonly target: Place | undefined;
}

const newId = (): string => crypto.randomUUID();

/** A table of the template: its grid, and where its rows are entered what is done with them. */
export function GridPart({ part, view, draft, target }: GridPartProps): ReactElement {
  const { table, isWhole } = part;
  const source = useMemo(() => tableSource(table, view), [table, view]);
  const [range, setRange] = useState<Range>();
  const [shown, setShown] = useState<Place>();
  // Whoever is led elsewhere goes there, and not to the row that they added last.
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
  const change = (changes: readonly CellChange[]): { readonly refused: number } => {
    const newRows = Math.max(0, ...changes.map(({ row }) => row + 1 - source.rowCount));
    if (newRows === 0) {
      const edits = editsOf(source, changes);
      draft.edit(edits);
      return { refused: edits.filter(({ refusal }) => refusal !== undefined).length };
    }
    // New rows first, then what stands in them: one step back takes both away.
    const project = withNewRows(view.project, table, newRows, newId);
    const edits = editsOf(tableSource(table, { ...view, project }), changes);
    draft.grow(project, edits);
    return { refused: edits.filter(({ refusal }) => refusal !== undefined).length };
  };
  const add = (): void => {
    draft.replace((project) => withNewRows(project, table, 1, newId));
    setShown({ row: source.rowCount, column: 0 });
  };
  return (
    <Card title={table.heading} level={3}>
      {table.intro !== undefined && <p className="data-part__intro">{table.intro}</p>}
      {grows && (
        <RowActions
          addId={addId}
          what={isMeasures ? TEXTS.measure : TEXTS.row}
          range={isEmpty ? undefined : range}
          rowCount={source.rowCount}
          onAdd={add}
          onCopy={(rows) => draft.replace((project) => withCopiedRows(project, table, rows, newId), goneOf(list))}
          onMove={(rows, by) => {
            draft.replace((project) => withMovedRows(project, table, rows, by), goneOf(list));
            setShown({ row: Math.min(...rows) + by, column: range?.left ?? 0 });
          }}
          onRemove={(rows) => draft.replace((project) => withoutRows(project, table, rows), goneOf(list))}
        />
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
            onChange={change}
            onUndo={draft.undo}
            onRedo={draft.redo}
          />
          <div className="data-part__foot">
            <GridLegend />
            {hasRecords && <span className="data-part__count">{GRID_TEXTS.rows(source.rowCount)}</span>}
          </div>
        </>
      )}
    </Card>
  );
}

/** Refused entries of rows that are known by their position no longer stand where they stood. */
const goneOf = (list: string | undefined): string | undefined =>
  list === undefined || list === "ecms" ? undefined : `${inProject(list)}[`;

interface RowActionsProps {
  /** Of the button that adds a row. */
  readonly addId: string;
  readonly what: string;
  readonly range: Range | undefined;
  readonly rowCount: number;
  readonly onAdd: () => void;
  readonly onCopy: (rows: readonly number[]) => void;
  readonly onMove: (rows: readonly number[], by: -1 | 1) => void;
  readonly onRemove: (rows: readonly number[]) => void;
}

/** What is done with whole rows: those that are selected. */
function RowActions({ addId, what, range, rowCount, onAdd, onCopy, onMove, onRemove }: RowActionsProps): ReactElement {
  const rows =
    range === undefined ? [] : Array.from({ length: range.bottom - range.top + 1 }, (_, each) => range.top + each);
  const isNone = rows.length === 0;
  return (
    <div className="row-actions no-print">
      <Button id={addId} type="button" onClick={onAdd}>
        {TEXTS.addRow(what)}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
      <div className="row-actions__selected" role="group" aria-label={TEXTS.rowActions}>
        <Button type="button" outline disabled={isNone} onClick={() => onCopy(rows)}>
          {TEXTS.duplicateRow}
        </Button>
        <Button type="button" outline disabled={isNone || range?.top === 0} onClick={() => onMove(rows, -1)}>
          {TEXTS.moveUp}
        </Button>
        <Button
          type="button"
          outline
          disabled={isNone || range?.bottom === rowCount - 1}
          onClick={() => onMove(rows, 1)}
        >
          {TEXTS.moveDown}
        </Button>
        <Button type="button" outline disabled={isNone} onClick={() => onRemove(rows)}>
          {TEXTS.removeRow}
        </Button>
      </div>
    </div>
  );
}
