import {
  ACCOUNT_REQUEST_STATUS_LABELS,
  AccountRequestStatus,
  LIST_ACCOUNT_REQUESTS,
  type ManagedAccountRequest,
  USER_TYPE_OPTIONS,
} from "@epb/contract";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { usePages } from "../../calls/use-pages.js";
import { EmptyState } from "../../components/empty-state.js";
import { Page } from "../../components/page.js";
import { Paged } from "../../components/paged.js";
import { SearchField } from "../../components/search-field.js";
import type { DataColumn } from "../../components/table/data-column.js";
import { DataTable } from "../../components/table/data-table.js";
import { useAddress } from "../../components/use-address.js";
import { instant } from "../../format/dates.js";
import {
  ADMINISTRATION_PARTS,
  ADMINISTRATION_TEXTS,
  ACCOUNT_REQUEST_TEXTS as TEXTS,
} from "../../texts/administration-texts.js";
import { countText } from "./count-text.js";
import { NothingMatches } from "./nothing-matches.js";

const STATUSES = Object.values(AccountRequestStatus);

/** Account requests by status. */
export function AccountRequestsScene(): ReactElement {
  const filters = useAddress();
  const statusId = STATUSES.find((status) => String(status) === filters.chosen("status")) ?? AccountRequestStatus.New;
  const search = filters.chosen("search").trim();
  const pages = usePages(LIST_ACCOUNT_REQUESTS, { statusId, ...(search !== "" && { search }) });
  return (
    <Page title={ADMINISTRATION_PARTS.requests} lead={TEXTS.lead}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className="view-choice" role="group" aria-label={TEXTS.views}>
        {STATUSES.map((status) => (
          <StatusButton
            key={status}
            status={status}
            isPressed={status === statusId}
            onPress={() => filters.choose({ status: String(status) })}
          />
        ))}
      </div>
      <div className="stack">
        <div className="filters">
          <SearchField
            label={TEXTS.searchLabel}
            value={filters.chosen("search")}
            maxLength={100}
            clearText={ADMINISTRATION_TEXTS.clear}
            onSearch={(words) => filters.choose({ search: words })}
          />
        </div>
        <Paged
          pages={pages}
          empty={
            search === "" ? (
              <EmptyState title={TEXTS.none}>
                <p>{TEXTS.noneText[statusId]}</p>
              </EmptyState>
            ) : (
              <NothingMatches onClear={() => filters.choose({ search: "" })} />
            )
          }
        >
          {(items) => <DataTable caption={TEXTS.caption} rows={items} columns={COLUMNS} rowId={({ id }) => id} />}
        </Paged>
      </div>
    </Page>
  );
}

interface StatusButtonProps {
  readonly status: AccountRequestStatus;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}

function StatusButton({ status, isPressed, onPress }: StatusButtonProps): ReactElement {
  const { data } = useCall(LIST_ACCOUNT_REQUESTS, { query: { statusId: status } });
  return (
    <button type="button" aria-pressed={isPressed} onClick={onPress}>
      {ACCOUNT_REQUEST_STATUS_LABELS[status]}
      {data !== undefined && ` (${countText(data)})`}
    </button>
  );
}

const nameOf = ({ firstName, lastName }: ManagedAccountRequest): string => `${firstName} ${lastName}`;

const COLUMNS: readonly DataColumn<ManagedAccountRequest>[] = [
  {
    id: "name",
    header: TEXTS.name,
    value: nameOf,
    cell: (request) => <Link to={`/administration/account-requests/${request.id}`}>{nameOf(request)}</Link>,
    isSortable: false,
  },
  { id: "organization", header: TEXTS.organization, value: ({ organization }) => organization, isSortable: false },
  { id: "email", header: TEXTS.email, value: ({ officeEmailAddress }) => officeEmailAddress, isSortable: false },
  {
    id: "userType",
    header: TEXTS.userType,
    value: ({ userTypeId }) => USER_TYPE_OPTIONS.find(({ id }) => id === userTypeId)?.name,
    isSortable: false,
  },
  {
    id: "submitted",
    header: TEXTS.submitted,
    value: ({ submitDate }) => instant(submitDate),
    isSortable: false,
  },
];
