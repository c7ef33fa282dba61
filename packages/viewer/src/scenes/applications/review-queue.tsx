import { type ApplicationListItem, REVIEWABLE_STATUSES } from "@epb/contract";
import { Button, Label, Select } from "@trussworks/react-uswds";
import { type ReactElement, useMemo } from "react";
import { Link } from "react-router-dom";
import { usePages } from "../../calls/use-pages.js";
import { type ApplicationArea, useApplicationArea } from "../../components/application/application-area.js";
import { ApplicationBadge } from "../../components/application/application-badge.js";
import { EmptyState } from "../../components/empty-state.js";
import { Paged } from "../../components/paged.js";
import { SearchField } from "../../components/search-field.js";
import type { DataColumn } from "../../components/table/data-column.js";
import { DataTable } from "../../components/table/data-table.js";
import { useAddress } from "../../components/use-address.js";
import { instant } from "../../format/dates.js";
import { APPLICATION_LIST_TEXTS, APPLICATION_STATUS_TEXTS } from "../../texts/application-texts.js";

const TEXTS = APPLICATION_LIST_TEXTS;

/** Submitted applications for reviewers; the filters are in the URL. */
export function ReviewQueue(): ReactElement {
  const area = useApplicationArea();
  const { chosen, choose, clear } = useAddress();
  const status = REVIEWABLE_STATUSES.find((each) => each === chosen("status"));
  const words = chosen("search");
  const pages = usePages(area.calls.list, { scope: "review", limit: 1000, ...(status !== undefined && { status }) });
  const columns = useMemo(() => columnsOf(area), [area]);
  return (
    <div className="stack">
      <div className="filters">
        <SearchField
          label={TEXTS.search}
          value={words}
          clearText={TEXTS.clearFilters}
          onSearch={(typed) => choose({ search: typed })}
        />
        <div>
          <Label htmlFor="status">{TEXTS.status}</Label>
          <Select
            id="status"
            name="status"
            value={status ?? ""}
            onChange={(event) => choose({ status: event.target.value })}
          >
            <option value="">{TEXTS.allStatuses}</option>
            {REVIEWABLE_STATUSES.map((each) => (
              <option key={each} value={each}>
                {APPLICATION_STATUS_TEXTS[each]}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <Paged pages={pages} empty={<Empty isFiltered={status !== undefined} onClear={clear} />}>
        {(items) => <Queue items={items} words={words} columns={columns} onClear={clear} />}
      </Paged>
    </div>
  );
}

interface QueueProps {
  readonly items: readonly ApplicationListItem[];
  readonly words: string;
  readonly columns: readonly DataColumn<ApplicationListItem>[];
  readonly onClear: () => void;
}

function Queue({ items, words, columns, onClear }: QueueProps): ReactElement {
  const rows = useMemo(() => {
    const sought = words.trim().toLowerCase();
    const matching = items.filter(({ organization, applicant }) =>
      `${organization}\n${applicant}`.toLowerCase().includes(sought),
    );
    return waitingFirst(matching);
  }, [items, words]);
  if (rows.length === 0) return <Empty isFiltered onClear={onClear} />;
  return <DataTable caption={TEXTS.caption} rows={rows} columns={columns} rowId={({ id }) => id} />;
}

/** Applications that wait for a decision, then the others, each in the order of the list. */
const waitingFirst = (items: readonly ApplicationListItem[]): readonly ApplicationListItem[] =>
  items.toSorted((one, other) => Number(other.status === "submitted") - Number(one.status === "submitted"));

function Empty({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }): ReactElement {
  if (!isFiltered) {
    return (
      <EmptyState title={TEXTS.noReview}>
        <p>{TEXTS.noReviewText}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={TEXTS.noMatch}>
      <Button type="button" outline onClick={onClear}>
        {TEXTS.clearFilters}
      </Button>
    </EmptyState>
  );
}

const nameOf = ({ organization }: ApplicationListItem): string => (organization === "" ? TEXTS.unnamed : organization);

function columnsOf({ pathOf }: ApplicationArea): readonly DataColumn<ApplicationListItem>[] {
  return [
    {
      id: "organization",
      header: TEXTS.organization,
      value: nameOf,
      cell: (item) => <Link to={pathOf(item.id)}>{nameOf(item)}</Link>,
    },
    {
      id: "status",
      header: TEXTS.status,
      value: ({ status }) => APPLICATION_STATUS_TEXTS[status],
      cell: ({ status }) => <ApplicationBadge status={status} />,
    },
    {
      id: "application",
      header: TEXTS.application,
      value: ({ isRecertification }) => (isRecertification ? TEXTS.recertification : TEXTS.first),
    },
    { id: "applicant", header: TEXTS.applicant, value: ({ applicant }) => applicant },
    {
      id: "submittedAt",
      header: TEXTS.submittedAt,
      value: ({ submittedAt }) => submittedAt,
      cell: ({ submittedAt }) => instant(submittedAt),
    },
    {
      id: "modifiedAt",
      header: TEXTS.modifiedAt,
      value: ({ modifiedAt }) => modifiedAt,
      cell: ({ modifiedAt }) => instant(modifiedAt),
    },
  ];
}
