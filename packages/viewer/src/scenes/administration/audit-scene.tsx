import { type AuditLogEntry, READ_AUDIT_LOG } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useMemo, useState } from "react";
import { usePages } from "../../calls/use-pages.js";
import { EmptyState } from "../../components/empty-state.js";
import { Page } from "../../components/page.js";
import { Paged } from "../../components/paged.js";
import type { DataColumn } from "../../components/table/data-column.js";
import { DataTable } from "../../components/table/data-table.js";
import { useAddress } from "../../components/use-address.js";
import { instant } from "../../format/dates.js";
import { ADMINISTRATION_PARTS, ADMINISTRATION_TEXTS } from "../../texts/administration-texts.js";
import { AuditDialog } from "./logs/audit-dialog.js";
import { type AuditChoice, AuditFilters, auditFilter } from "./logs/audit-filters.js";
import { actionText, LOG_TEXTS as TEXTS } from "./logs/log-texts.js";
import { subjectText } from "./logs/subject-text.js";
import { useUsers } from "./logs/use-users.js";
import { NothingMatches } from "./nothing-matches.js";

/** Audit log, newest first; the filters are in the URL. */
export function AuditScene(): ReactElement {
  const filters = useAddress();
  const choice: AuditChoice = {
    by: filters.chosen("by"),
    action: filters.chosen("action"),
    from: filters.chosen("from"),
    to: filters.chosen("to"),
    about: filters.chosen("about"),
  };
  const pages = usePages(READ_AUDIT_LOG, auditFilter(choice));
  const users = useUsers();
  const { nameOf } = users;
  const [opened, setOpened] = useState<AuditLogEntry>();
  const columns = useMemo(() => columnsOf(nameOf, setOpened), [nameOf]);
  return (
    <Page title={ADMINISTRATION_PARTS.audit} lead={TEXTS.auditLead}>
      <div className="stack">
        <AuditFilters choice={choice} users={users} onChange={(name, value) => filters.choose({ [name]: value })} />
        <Paged
          pages={pages}
          empty={filters.isEmpty ? <EmptyState title={TEXTS.noEntries} /> : <NothingMatches onClear={filters.clear} />}
        >
          {(items) => (
            <DataTable
              caption={TEXTS.auditCaption}
              rows={items}
              columns={columns}
              rowId={({ sequence }) => String(sequence)}
            />
          )}
        </Paged>
      </div>
      {opened !== undefined && (
        <AuditDialog
          entry={opened}
          nameOf={nameOf}
          onFilter={(name, value) => {
            setOpened(undefined);
            filters.choose({ [name]: value });
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Page>
  );
}

const columnsOf = (
  nameOf: (id: string) => string,
  onOpen: (entry: AuditLogEntry) => void,
): readonly DataColumn<AuditLogEntry>[] => [
  {
    id: "action",
    header: TEXTS.action,
    value: ({ action }) => actionText(action),
    cell: (entry) => (
      <Button
        type="button"
        unstyled
        aria-label={ADMINISTRATION_TEXTS.detailsOf(`${entry.sequence}, ${actionText(entry.action)}`)}
        onClick={() => onOpen(entry)}
      >
        {actionText(entry.action)}
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
    value: ({ subject }) => (subject === undefined ? undefined : subjectText(subject, nameOf)),
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
