import { GroupPermission, type ProjectListRow, type ProjectListSummary, type ProjectSort } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, type RefObject, useMemo, useRef } from "react";
import { Link } from "react-router-dom";
import { EmptyState } from "../../components/empty-state.js";
import { DataTable } from "../../components/table/data-table.js";
import { useMediaQuery } from "../../components/use-media-query.js";
import { usePermission } from "../../session/session-context.js";
import { PORTFOLIO_TEXTS } from "./portfolio-texts.js";
import { useLeftRow } from "./project-list/left-row.js";
import { isNarrowed, type ListChoice, sortingOf, withoutFilters } from "./project-list/list-choice.js";
import type { ListColumn } from "./project-list/list-columns.js";
import { ListTotals } from "./project-list/list-totals.js";
import { MoreRows } from "./project-list/more-rows.js";
import { ProjectCards } from "./project-list/project-cards.js";
import { ProjectMenu } from "./project-list/project-menu.js";
import { SortChoice } from "./project-list/sort-choice.js";
import type { useProjectPages } from "./project-list/use-project-pages.js";
import { WithheldInList } from "./project-list/withheld-in-list.js";

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
