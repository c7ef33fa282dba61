import { type ErrorLogEntry, READ_ERROR_LOG } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useMemo, useState } from "react";
import { usePages } from "../../api/use-pages.js";
import { EmptyState } from "../../components/empty-state.js";
import { Page } from "../../components/page.js";
import { Paged } from "../../components/paged.js";
import { SearchField } from "../../components/search-field.js";
import type { DataColumn } from "../../components/table/data-column.js";
import { DataTable } from "../../components/table/data-table.js";
import { ErrorDialog } from "../../features/logs/error-dialog.js";
import { useUserNames } from "../../features/logs/use-user-names.js";
import { instant } from "../../format/dates.js";
import { ADMINISTRATION_PARTS, ADMINISTRATION_TEXTS } from "../../texts/administration-texts.js";
import { LOG_TEXTS as TEXTS } from "../../texts/log-texts.js";
import { NothingMatches } from "./nothing-matches.js";
import { useAddressFilters } from "./use-address-filters.js";

/** Errors that browsers have reported, the newest first. */
export function ErrorLogScene(): ReactElement {
  const filters = useAddressFilters();
  const pages = usePages(READ_ERROR_LOG, {});
  const nameOf = useUserNames();
  const [opened, setOpened] = useState<ErrorLogEntry>();
  const columns = useMemo(() => columnsOf(nameOf, setOpened), [nameOf]);
  return (
    <Page title={ADMINISTRATION_PARTS.errorLog} lead={TEXTS.errorLead}>
      <div className="stack">
        <div className="filters">
          <SearchField
            label={TEXTS.filter}
            value={filters.read("search")}
            clearText={ADMINISTRATION_TEXTS.clear}
            onSearch={(words) => filters.change("search", words)}
          />
        </div>
        <Paged
          pages={pages}
          empty={
            <EmptyState title={TEXTS.noErrors}>
              <p>{TEXTS.noErrorsText}</p>
            </EmptyState>
          }
        >
          {(items) => (
            <Errors
              items={items}
              hasMore={pages.hasMore}
              words={filters.read("search")}
              nameOf={nameOf}
              columns={columns}
              onClear={() => filters.clear()}
            />
          )}
        </Paged>
      </div>
      {opened !== undefined && <ErrorDialog entry={opened} nameOf={nameOf} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}

interface ErrorsProps {
  readonly items: readonly ErrorLogEntry[];
  readonly hasMore: boolean;
  readonly words: string;
  readonly nameOf: (id: string) => string;
  readonly columns: readonly DataColumn<ErrorLogEntry>[];
  readonly onClear: () => void;
}

function Errors({ items, hasMore, words, nameOf, columns, onClear }: ErrorsProps): ReactElement {
  const rows = useMemo(() => {
    const sought = words.trim().toLowerCase();
    return items.filter(({ name, message, url, clientId, status, userId }) =>
      [name, message, url, clientId, status, nameOf(userId)].join("\n").toLowerCase().includes(sought),
    );
  }, [items, words, nameOf]);
  return (
    <>
      {words !== "" && hasMore && <p className="usa-hint">{TEXTS.loaded(items.length)}</p>}
      {rows.length === 0 ? (
        <NothingMatches onClear={onClear} />
      ) : (
        <DataTable caption={TEXTS.errorCaption} rows={rows} columns={columns} rowId={({ id }) => id} />
      )}
    </>
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
