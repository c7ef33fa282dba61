import { type ErrorLogEntry, READ_ERROR_LOG } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useMemo, useState } from "react";
import { usePages } from "../../calls/use-pages.js";
import { EmptyState } from "../../components/empty-state.js";
import { isId } from "../../components/is-id.js";
import { Page } from "../../components/page.js";
import { Paged } from "../../components/paged.js";
import { SearchField } from "../../components/search-field.js";
import type { DataColumn } from "../../components/table/data-column.js";
import { DataTable } from "../../components/table/data-table.js";
import { useAddress } from "../../components/use-address.js";
import { instant } from "../../format/dates.js";
import { ADMINISTRATION_PARTS, ADMINISTRATION_TEXTS } from "../../texts/administration-texts.js";
import { FilterSelect } from "./filter-select.js";
import { ErrorDialog } from "./logs/error-dialog.js";
import { LOG_TEXTS as TEXTS } from "./logs/log-texts.js";
import { useUsers } from "./logs/use-users.js";
import { NothingMatches } from "./nothing-matches.js";

/** Errors reported by browsers, newest first; the filters are in the URL. */
export function ErrorLogScene(): ReactElement {
  const filters = useAddress();
  const [search, user] = [filters.chosen("search").trim(), filters.chosen("user")];
  const pages = usePages(READ_ERROR_LOG, {
    ...(search !== "" && { search }),
    ...(isId(user) && { userId: user }),
  });
  const { nameOf, options } = useUsers();
  const [opened, setOpened] = useState<ErrorLogEntry>();
  const columns = useMemo(() => columnsOf(nameOf, setOpened), [nameOf]);
  return (
    <Page title={ADMINISTRATION_PARTS.errorLog} lead={TEXTS.errorLead}>
      <div className="stack">
        <div className="filters">
          <SearchField
            label={TEXTS.search}
            value={filters.chosen("search")}
            maxLength={100}
            clearText={ADMINISTRATION_TEXTS.clear}
            onSearch={(words) => filters.choose({ search: words })}
          />
          <FilterSelect
            label={TEXTS.user}
            all={TEXTS.anybody}
            options={options}
            value={user}
            onChange={(id) => filters.choose({ user: id })}
          />
        </div>
        <Paged
          pages={pages}
          empty={
            filters.isEmpty ? (
              <EmptyState title={TEXTS.noErrors}>
                <p>{TEXTS.noErrorsText}</p>
              </EmptyState>
            ) : (
              <NothingMatches onClear={filters.clear} />
            )
          }
        >
          {(items) => <DataTable caption={TEXTS.errorCaption} rows={items} columns={columns} rowId={({ id }) => id} />}
        </Paged>
      </div>
      {opened !== undefined && <ErrorDialog entry={opened} nameOf={nameOf} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}

/** Characters of a message in the table; all of it is among the details. */
const MESSAGE_LENGTH = 120;

const columnsOf = (
  nameOf: (id: string) => string,
  onOpen: (entry: ErrorLogEntry) => void,
): readonly DataColumn<ErrorLogEntry>[] => [
  {
    id: "error",
    header: TEXTS.error,
    value: ({ name }) => name,
    cell: (entry) => (
      <Button
        type="button"
        unstyled
        aria-label={ADMINISTRATION_TEXTS.detailsOf(entry.name)}
        onClick={() => onOpen(entry)}
      >
        {entry.name}
      </Button>
    ),
  },
  {
    id: "message",
    header: TEXTS.message,
    value: ({ message }) => (message.length > MESSAGE_LENGTH ? `${message.slice(0, MESSAGE_LENGTH)}…` : message),
  },
  { id: "screen", header: TEXTS.screen, value: ({ url }) => url },
  { id: "status", header: TEXTS.status, kind: "number", value: ({ status }) => status ?? undefined },
  { id: "user", header: TEXTS.user, value: ({ userId }) => nameOf(userId) },
  {
    id: "received",
    header: TEXTS.received,
    value: ({ receivedAt }) => receivedAt,
    cell: ({ receivedAt }) => instant(receivedAt),
  },
];
