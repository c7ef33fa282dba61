import { GroupPermission, type ProjectListRow, type ProjectListSummary, type ProjectSort } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, type RefObject, useId, useMemo, useRef } from "react";
import { Link } from "react-router-dom";
import { EmptyState } from "../../../components/empty-state.js";
import { entryAddress } from "../../../components/project/entry-address.js";
import type { Sorting } from "../../../components/table/data-column.js";
import { DataTable } from "../../../components/table/data-table.js";
import { useMediaQuery } from "../../../components/use-media-query.js";
import { InputsNote } from "../../../components/withheld/withheld-note.js";
import { dollars } from "../../../format/numbers.js";
import { usePermission } from "../../../session/session-context.js";
import { WITHHELD_TEXTS } from "../../../texts/withheld-texts.js";
import { PORTFOLIO_TEXTS } from "../portfolio-texts.js";
import { useLeftRow } from "./left-row.js";
import { isNarrowed, type ListChoice, sortingOf, withoutFilters } from "./list-choice.js";
import { LIST_COLUMNS, type ListColumn } from "./list-columns.js";
import { MoreRows } from "./more-rows.js";
import { ProjectCards } from "./project-cards.js";
import { ProjectMenu } from "./project-menu.js";
import type { useProjectPages } from "./use-project-pages.js";

/** Narrower than this there is no room for a table. */
const NARROW = "(max-width: 40rem)";
const rowId = ({ id }: ProjectListRow): string => id;

interface ListResultProps {
  readonly pages: ReturnType<typeof useProjectPages>;
  readonly choice: ListChoice;
  readonly onChoose: (choice: ListChoice) => void;
  readonly columns: readonly ListColumn[];
  /** Totals of the list; undefined until they are loaded. */
  readonly summary: ProjectListSummary | undefined;
  readonly onDelete: (project: ProjectListRow) => void;
  /** Element with the number of results. */
  readonly counted: RefObject<HTMLParagraphElement | null>;
}

/** Result of the list: a table, cards on narrow screens, or the reason for an empty list. */
export function ListResult(props: ListResultProps): ReactElement {
  const { pages, choice, onChoose, columns, summary, onDelete, counted } = props;
  const { query, rows } = pages;
  const isNarrow = useMediaQuery(NARROW);
  const frame = useRef<HTMLDivElement>(null);
  const { leftId, onClickCapture } = useLeftRow(frame);
  const shownIds = columns.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render has a new array, equal if its ids are equal
  const shown = useMemo(() => [...columns, actionsColumn(onDelete)], [shownIds, onDelete]);
  const sorting = sortingOf(choice);
  const narrowed = isNarrowed(choice);
  const hasMore = query.hasNextPage;
  const count = (narrowed ? PORTFOLIO_TEXTS.countedMatching : PORTFOLIO_TEXTS.counted)(
    rows.length,
    hasMore,
    summary?.count,
  );
  const sort = (id: string, isDescending: boolean): void =>
    onChoose({ ...choice, sort: id as ProjectSort, direction: isDescending ? "desc" : "asc" });
  const end = hasMore && (
    <MoreRows
      isLoading={query.isFetchingNextPage}
      isAutomatic={!isNarrow}
      onMore={() => void query.fetchNextPage({ cancelRefetch: false })}
    />
  );
  return (
    <div className="list-result" aria-busy={query.isPlaceholderData} ref={frame} onClickCapture={onClickCapture}>
      <div className="list-result__head">
        <p className="focused list-result__count" role="status" tabIndex={-1} ref={counted}>
          {count}
        </p>
        {isNarrow && rows.length > 0 && <SortChoice sorting={sorting} onSort={sort} />}
      </div>
      <WithheldInList rows={rows} columns={columns} />
      {rows.length === 0 ? (
        <NothingListed isNarrowed={narrowed} onClear={() => onChoose(withoutFilters(choice))} />
      ) : isNarrow ? (
        <>
          <ProjectCards rows={rows} columns={shown} />
          {end}
        </>
      ) : (
        <DataTable
          caption={PORTFOLIO_TEXTS.listCaption}
          isCaptionHidden
          className="project-table"
          openAt={leftId}
          rows={rows}
          columns={shown}
          rowId={rowId}
          sorting={sorting}
          onSort={({ id, isDescending }) => sort(id, isDescending)}
          end={end}
        />
      )}
      {rows.length > 0 && summary !== undefined && <ListTotals summary={summary} />}
    </div>
  );
}

function actionsColumn(onDelete: (project: ProjectListRow) => void): ListColumn {
  return {
    id: "actions",
    header: PORTFOLIO_TEXTS.column.actions,
    isHeaderHidden: true,
    width: 3.25,
    isSortable: false,
    isScreenOnly: true,
    value: () => undefined,
    cell: (row) => <ProjectMenu project={row} onDelete={onDelete} />,
  };
}

interface NothingListedProps {
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

function NothingListed({ isNarrowed: narrowed, onClear }: NothingListedProps): ReactElement {
  const mayInitiate = usePermission(GroupPermission.CreateProjects);
  if (narrowed) {
    return (
      <EmptyState title={PORTFOLIO_TEXTS.noMatchTitle}>
        <p>{PORTFOLIO_TEXTS.noMatchText}</p>
        <Button type="button" onClick={onClear}>
          {PORTFOLIO_TEXTS.clearFilters}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={PORTFOLIO_TEXTS.noProjectsTitle}>
      <p>{mayInitiate ? PORTFOLIO_TEXTS.noProjectsInitiate : PORTFOLIO_TEXTS.noProjectsWait}</p>
      {mayInitiate && (
        <Link className="usa-button" to="/home/new-project">
          {PORTFOLIO_TEXTS.initiate}
        </Link>
      )}
    </EmptyState>
  );
}

const { totals: TEXTS, column } = PORTFOLIO_TEXTS;
const TOTALS = [
  { name: "totalImplementationPrice", without: TEXTS.withoutPrice },
  { name: "totalGuaranteedCostSavings", without: TEXTS.withoutSavings },
] as const;

/** Totals of the filtered list, under the list. A total leaves out projects whose figure is not known, and counts them. */
function ListTotals({ summary }: { readonly summary: ProjectListSummary }): ReactElement {
  return (
    <dl className="list-totals" aria-label={TEXTS.title}>
      <div>
        <dt>{TEXTS.title}</dt>
        <dd>{TEXTS.projects(summary.count)}</dd>
      </div>
      {TOTALS.map(({ name, without }) => {
        const { sum, unknown } = summary[name];
        return (
          <div key={name}>
            <dt>{column[name]}</dt>
            <dd>
              {dollars(unknown === summary.count ? undefined : sum)}
              {unknown > 0 && <span className="list-totals__without">{without(unknown)}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface SortChoiceProps {
  readonly sorting: Sorting;
  readonly onSort: (id: string, isDescending: boolean) => void;
}

/** Sort order of the list on narrow screens without column headers. */
function SortChoice({ sorting: { id, isDescending }, onSort }: SortChoiceProps): ReactElement {
  const selectId = useId();
  return (
    <div className="sort-choice">
      <label htmlFor={selectId}>{PORTFOLIO_TEXTS.sortBy}</label>
      <select
        id={selectId}
        className="usa-select"
        value={id}
        onChange={({ target }) => onSort(target.value, isDescending)}
      >
        {LIST_COLUMNS.filter(({ isSortable }) => isSortable).map((column) => (
          <option key={column.id} value={column.id}>
            {column.header}
          </option>
        ))}
      </select>
      <Button type="button" outline onClick={() => onSort(id, !isDescending)}>
        {isDescending ? PORTFOLIO_TEXTS.sortDown : PORTFOLIO_TEXTS.sortUp}
      </Button>
    </div>
  );
}

interface WithheldInListProps {
  readonly rows: readonly ProjectListRow[];
  /** The columns that the list shows. */
  readonly columns: readonly ListColumn[];
}

/** Note about dashes in a list of projects; renders nothing if no total is withheld. */
function WithheldInList({ rows, columns }: WithheldInListProps): ReactElement | null {
  const shown = new Set<string>(columns.map(({ id }) => id));
  const affected = rows.flatMap(({ id, name, withheld }) =>
    withheld?.figures.some((figure) => shown.has(figure)) ? [{ id, name, withheld }] : [],
  );
  if (affected.length === 0) return null;
  const inputs = affected.flatMap(({ id, name, withheld }) =>
    withheld.inputs.map(({ path, label }) => ({ path, label: `${name}: ${label}`, to: entryAddress(id, path) })),
  );
  const all = affected.reduce((count, { withheld }) => count + withheld.inputCount, 0);
  return <InputsNote lead={WITHHELD_TEXTS.ofDashes} inputs={inputs} further={all - inputs.length} />;
}
