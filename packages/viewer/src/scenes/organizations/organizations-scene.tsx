import { LIST_ORGANIZATIONS, ORGANIZATION_KIND_LABELS, type Organization } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { Link } from "react-router-dom";
import { useCall } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { EmptyState } from "../../components/empty-state.js";
import { Page } from "../../components/page.js";
import type { DataColumn } from "../../components/table/data-column.js";
import { DataTable } from "../../components/table/data-table.js";
import { ADMINISTRATION_PARTS } from "../../texts/administration-texts.js";
import { OrganizationDialog } from "./organization-dialog.js";
import { ORGANIZATION_TEXTS as TEXTS } from "./organization-texts.js";

/** All organizations, for administrators. */
export function OrganizationsScene(): ReactElement {
  const query = useCall(LIST_ORGANIZATIONS, {});
  const [isNew, setNew] = useState(false);
  return (
    <Page
      title={ADMINISTRATION_PARTS.organizations}
      lead={TEXTS.lead}
      actions={
        <Button type="button" onClick={() => setNew(true)}>
          {TEXTS.create}
        </Button>
      }
    >
      <CallState query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={TEXTS.none}>
              <p>{TEXTS.noneText}</p>
            </EmptyState>
          ) : (
            <DataTable caption={TEXTS.caption} rows={items} columns={COLUMNS} rowId={({ id }) => id} />
          )
        }
      </CallState>
      {isNew && <OrganizationDialog onClose={() => setNew(false)} />}
    </Page>
  );
}

const COLUMNS: readonly DataColumn<Organization>[] = [
  {
    id: "name",
    header: TEXTS.name,
    value: ({ name }) => name,
    cell: ({ id, name }) => <Link to={`/organizations/${id}`}>{name}</Link>,
    isRowHeader: true,
  },
  { id: "kind", header: TEXTS.kind, value: ({ kind }) => ORGANIZATION_KIND_LABELS[kind] },
  { id: "area", header: TEXTS.area, value: ({ states, agencies }) => [...states, ...agencies].join(", ") },
];
