import type { AuditLogEntry } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useMemo, useState } from "react";
import { EmptyState } from "../../components/empty-state.js";
import { Page } from "../../components/page.js";
import { Paged } from "../../components/paged.js";
import { SearchField } from "../../components/search-field.js";
import type { DataColumn } from "../../components/table/data-column.js";
import { DataTable } from "../../components/table/data-table.js";
import { AuditDialog } from "../../features/logs/audit-dialog.js";
import { useAuditPages } from "../../features/logs/use-audit-pages.js";
import { useUserNames } from "../../features/logs/use-user-names.js";
import { instant } from "../../format/dates.js";
import { ADMINISTRATION_PARTS, ADMINISTRATION_TEXTS } from "../../texts/administration-texts.js";
import { LOG_TEXTS as TEXTS } from "../../texts/log-texts.js";
import { FilterSelect } from "./filter-select.js";
import { NothingMatches } from "./nothing-matches.js";
import { useAddressFilters } from "./use-address-filters.js";

/** What has happened, the newest first. */
export function AuditScene(): ReactElement {
  const pages = useAuditPages();
  const nameOf = useUserNames();
  const [opened, setOpened] = useState<AuditLogEntry>();
  const columns = useMemo(() => columnsOf(nameOf, setOpened), [nameOf]);
  return (
    <Page title={ADMINISTRATION_PARTS.audit} lead={TEXTS.auditLead}>
      <Paged pages={pages} empty={<EmptyState title={TEXTS.noEntries} />}>
        {(items) => <Entries items={items} hasMore={pages.hasMore} nameOf={nameOf} columns={columns} />}
      </Paged>
      {opened !== undefined && <AuditDialog entry={opened} nameOf={nameOf} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}

interface EntriesProps {
  readonly items: readonly AuditLogEntry[];
  readonly hasMore: boolean;
  readonly nameOf: (id: string) => string;
  readonly columns: readonly DataColumn<AuditLogEntry>[];
}

function Entries({ items, hasMore, nameOf, columns }: EntriesProps): ReactElement {
  const filters = useAddressFilters();
  const [action, words] = [filters.read("action"), filters.read("search")];
  const actions = useMemo(
    () => [...new Set(items.map((entry) => entry.action))].sort().map((id) => ({ id, name: id })),
    [items],
  );
  const rows = useMemo(() => {
    const sought = words.trim().toLowerCase();
    return items.filter(
      (entry) => (action === "" || entry.action === action) && textOf(entry, nameOf).toLowerCase().includes(sought),
    );
  }, [items, action, words, nameOf]);
  return (
    <>
      <div className="filters">
        <SearchField
          label={TEXTS.filter}
          value={words}
          clearText={ADMINISTRATION_TEXTS.clear}
          onSearch={(typed) => filters.change("search", typed)}
        />
        <FilterSelect
          label={TEXTS.action}
          all={TEXTS.allActions}
          options={actions}
          value={action}
          onChange={(value) => filters.change("action", value)}
        />
      </div>
      {hasMore && <p className="usa-hint">{TEXTS.loaded(items.length)}</p>}
      {rows.length === 0 ? (
        <NothingMatches onClear={() => filters.clear()} />
      ) : (
        <DataTable
          caption={TEXTS.auditCaption}
          rows={rows}
          columns={columns}
          rowId={({ sequence }) => String(sequence)}
        />
      )}
    </>
  );
}

/** What words are looked for in. */
const textOf = ({ action, actorId, subject, details }: AuditLogEntry, nameOf: (id: string) => string): string =>
  [action, actorId && nameOf(actorId), subject?.kind, subject?.id, JSON.stringify(details)].join("\n");

const columnsOf = (
  nameOf: (id: string) => string,
  onOpen: (entry: AuditLogEntry) => void,
): readonly DataColumn<AuditLogEntry>[] => [
  {
    id: "action",
    header: TEXTS.action,
    value: ({ action }) => action,
    cell: (entry) => (
      <Button
        type="button"
        unstyled
        aria-label={ADMINISTRATION_TEXTS.detailsOf(`${entry.sequence}, ${entry.action}`)}
        onClick={() => onOpen(entry)}
      >
        {entry.action}
      </Button>
    ),
    isSortable: false,
    width: 16,
  },
  {
    id: "by",
    header: TEXTS.by,
    value: ({ actorId }) => (actorId === undefined ? TEXTS.server : nameOf(actorId)),
    isSortable: false,
    width: 12,
  },
  {
    id: "subject",
    header: TEXTS.subject,
    value: ({ subject }) => (subject === undefined ? undefined : `${subject.kind} ${subject.id.slice(0, 8)}`),
    isSortable: false,
    width: 16,
  },
  { id: "at", header: TEXTS.at, value: ({ at }) => instant(at), isSortable: false, width: 14 },
  {
    id: "sequence",
    header: TEXTS.sequence,
    kind: "number",
    value: ({ sequence }) => sequence,
    isSortable: false,
    width: 6,
  },
];
