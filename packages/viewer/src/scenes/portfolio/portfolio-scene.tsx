import { GroupPermission, LIMITS, type ProjectListRow, UserGroup } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { Breadcrumb } from "../../components/breadcrumb.js";
import { FailureBox } from "../../components/failure-box.js";
import { Page } from "../../components/page.js";
import { SearchField } from "../../components/search-field.js";
import { Waiting } from "../../components/spinner.js";
import { DeleteProjectDialog } from "../../features/project-deletion/delete-project-dialog.js";
import { useCurrentUser, usePermission } from "../../session/session-context.js";
import { ColumnChoice } from "./column-choice/column-choice.js";
import { useKeptColumns } from "./column-choice/kept-columns.js";
import { InvitationList } from "./invitation-list.js";
import { PORTFOLIO_TEXTS } from "./portfolio-texts.js";
import { ActiveFilters } from "./project-list/active-filters.js";
import { AttentionChips } from "./project-list/attention-chips.js";
import { ExportButtons, PrintButton } from "./project-list/export-and-print.js";
import { countOfFilters, type ListChoice, readChoice, writeChoice } from "./project-list/list-choice.js";
import { columnsOf, LIST_COLUMNS, type ListColumn, usualColumns } from "./project-list/list-columns.js";
import { ListFilters } from "./project-list/list-filters.js";
import { ListResult } from "./project-list/list-result.js";
import { useListSummary, useProjectPages } from "./project-list/use-project-pages.js";
import { ShareButton } from "./share-button.js";

/** Storage key of the choice of columns. */
const COLUMNS_KEY = "epb.portfolio.columns.2";
const ALL_COLUMNS: readonly ListColumn["id"][] = LIST_COLUMNS.map(({ id }) => id);

/** Projects that the current user may see. @spec P §2 "/portfolio/list" */
export function PortfolioScene(): ReactElement {
  const { choice, choose } = useListChoice();
  const pages = useProjectPages(choice);
  const { data: summary } = useListSummary(choice);
  const group = useCurrentUser()?.userGroupId;
  const usual = usualColumns(group);
  const [chosen, setChosen] = useKeptColumns(COLUMNS_KEY, { all: ALL_COLUMNS, usual });
  const [hasFilters, setFilters] = useState(false);
  const [isDeleting, setDeleting] = useState<ProjectListRow>();
  const counted = useRef<HTMLParagraphElement>(null);
  const hasDeleted = useRef(false);
  useEffect(() => {
    // The row and its button were removed; an open dialog keeps the focus.
    if (isDeleting === undefined && hasDeleted.current) counted.current?.focus();
    hasDeleted.current = false;
  }, [isDeleting]);
  const filtersId = useId();
  const isAdmin = group === UserGroup.Admin;
  const mayInitiate = usePermission(GroupPermission.CreateProjects);
  const filters = countOfFilters(choice);
  return (
    <Page
      title={PORTFOLIO_TEXTS.portfolio}
      lead={isAdmin ? PORTFOLIO_TEXTS.allLead : PORTFOLIO_TEXTS.listLead}
      width="wide"
      breadcrumb={<Breadcrumb to={[{ title: PORTFOLIO_TEXTS.home, path: "/home" }]} here={PORTFOLIO_TEXTS.portfolio} />}
      actions={
        mayInitiate && (
          <Link className="usa-button" to="/home/new-project">
            {PORTFOLIO_TEXTS.initiate}
          </Link>
        )
      }
    >
      <InvitationList onAccepted={() => counted.current?.focus()} />
      <div className="list-tools no-print">
        <SearchField
          label={PORTFOLIO_TEXTS.searchLabel}
          placeholder={PORTFOLIO_TEXTS.searchPlaceholder}
          clearText={PORTFOLIO_TEXTS.clearSearch}
          value={choice.search ?? ""}
          maxLength={LIMITS.textLength}
          onSearch={(search) => choose({ ...choice, search }, true)}
        />
        <div className="button-row list-tools__buttons">
          <Button
            type="button"
            outline
            aria-expanded={hasFilters}
            aria-controls={hasFilters ? filtersId : undefined}
            onClick={() => setFilters(!hasFilters)}
          >
            {filters === 0 ? PORTFOLIO_TEXTS.filters : PORTFOLIO_TEXTS.countedFilters(filters)}
          </Button>
          <ColumnChoice columns={LIST_COLUMNS} usual={usual} chosen={chosen} onChoose={setChosen} />
          <ShareButton rows={pages.rows} />
          <ExportButtons choice={choice} />
          <PrintButton query={pages.query} />
        </div>
      </div>
      <AttentionChips choice={choice} onChoose={choose} counts={summary?.ofAll} />
      {hasFilters && <ListFilters id={filtersId} choice={choice} onChoose={choose} />}
      <ActiveFilters choice={choice} onChoose={choose} />
      {pages.query.isPending ? (
        <Waiting />
      ) : pages.query.isError && pages.query.data === undefined ? (
        <FailureBox error={pages.query.error} onRetry={() => void pages.query.refetch()} />
      ) : (
        <ListResult
          pages={pages}
          choice={choice}
          onChoose={choose}
          columns={columnsOf(chosen)}
          summary={summary}
          onDelete={setDeleting}
          counted={counted}
        />
      )}
      {isDeleting !== undefined && (
        <DeleteProjectDialog
          project={isDeleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => {
            hasDeleted.current = true;
          }}
        />
      )}
    </Page>
  );
}

/** The choice is in the URL: it can be shared, and the back button of the browser restores it. */
function useListChoice(): {
  readonly choice: ListChoice;
  /** @param isTyping - Replaces the current history entry, so that typing adds no steps to the browser history. */
  readonly choose: (choice: ListChoice, isTyping?: boolean) => void;
} {
  const [search, setSearch] = useSearchParams();
  // Equal addresses are the same choice: tables and questions are kept by it.
  const address = search.toString();
  const choice = useMemo(() => readChoice(new URLSearchParams(address)), [address]);
  const choose = useCallback(
    (next: ListChoice, isTyping = false) =>
      setSearch(writeChoice(next), { replace: isTyping, preventScrollReset: true }),
    [setSearch],
  );
  return { choice, choose };
}
