import { LIST_USERS, type ManagedUser, USER_GROUP_LABELS, UserGroup } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { Link } from "react-router-dom";
import { usePages } from "../../calls/use-pages.js";
import { Page } from "../../components/page.js";
import { Paged } from "../../components/paged.js";
import { SearchField } from "../../components/search-field.js";
import type { DataColumn } from "../../components/table/data-column.js";
import { DataTable } from "../../components/table/data-table.js";
import { useAddress } from "../../components/use-address.js";
import { editionsText, USER_GROUP_OPTIONS } from "../../components/user-group-options.js";
import { calendarDay } from "../../format/dates.js";
import { ADMINISTRATION_PARTS, ADMINISTRATION_TEXTS, USER_TEXTS as TEXTS } from "../../texts/administration-texts.js";
import { FilterSelect } from "./filter-select.js";
import { NothingMatches } from "./nothing-matches.js";
import { NewUserDialog } from "./users/new-user-dialog.js";
import { UserState } from "./users/user-state.js";

const STATES = [
  { id: "true", name: TEXTS.active },
  { id: "false", name: TEXTS.closed },
];

/** All accounts; the filters are in the URL. */
export function UsersScene(): ReactElement {
  const filters = useAddress();
  const [isMaking, setMaking] = useState(false);
  const search = filters.chosen("search").trim();
  const userGroupId = Object.values(UserGroup).find((group) => String(group) === filters.chosen("group"));
  const active = STATES.find(({ id }) => id === filters.chosen("active"))?.id;
  const pages = usePages(LIST_USERS, {
    ...(search !== "" && { search }),
    ...(userGroupId !== undefined && { userGroupId }),
    ...(active !== undefined && { isActive: active === "true" }),
  });
  return (
    <Page
      title={ADMINISTRATION_PARTS.users}
      lead={TEXTS.lead}
      actions={
        <Button type="button" onClick={() => setMaking(true)}>
          {TEXTS.newUser}
        </Button>
      }
    >
      <div className="stack">
        <div className="filters">
          <SearchField
            label={TEXTS.searchLabel}
            value={filters.chosen("search")}
            maxLength={100}
            clearText={ADMINISTRATION_TEXTS.clear}
            onSearch={(words) => filters.choose({ search: words })}
          />
          <FilterSelect
            label={TEXTS.group}
            all={TEXTS.allGroups}
            options={USER_GROUP_OPTIONS}
            value={userGroupId === undefined ? "" : String(userGroupId)}
            onChange={(value) => filters.choose({ group: value })}
          />
          <FilterSelect
            label={TEXTS.state}
            all={TEXTS.allStates}
            options={STATES}
            value={active ?? ""}
            onChange={(value) => filters.choose({ active: value })}
          />
        </div>
        <Paged pages={pages} empty={<NothingMatches onClear={filters.clear} />}>
          {(items) => <DataTable caption={TEXTS.caption} rows={items} columns={COLUMNS} rowId={({ id }) => id} />}
        </Paged>
      </div>
      {isMaking && <NewUserDialog onClose={() => setMaking(false)} />}
    </Page>
  );
}

const nameOf = ({ firstName, lastName }: ManagedUser): string => `${lastName}, ${firstName}`;

/** The server sorts them by name, page by page. */
const COLUMNS: readonly DataColumn<ManagedUser>[] = [
  {
    id: "name",
    header: TEXTS.name,
    value: nameOf,
    cell: (user) => <Link to={`/administration/users/${user.id}`}>{nameOf(user)}</Link>,
    isSortable: false,
  },
  { id: "email", header: TEXTS.email, value: ({ email }) => email, isSortable: false },
  { id: "organization", header: TEXTS.organization, value: ({ organization }) => organization, isSortable: false },
  {
    id: "group",
    header: TEXTS.group,
    value: ({ userGroupId }) => USER_GROUP_LABELS[userGroupId],
    isSortable: false,
  },
  {
    id: "editions",
    header: TEXTS.editions,
    value: ({ projectTypes }) => editionsText(projectTypes),
    isSortable: false,
  },
  {
    id: "state",
    header: TEXTS.state,
    value: ({ isActive }) => String(isActive),
    cell: (user) => <UserState user={user} />,
    isSortable: false,
  },
  {
    id: "created",
    header: TEXTS.created,
    value: ({ createdAt }) => calendarDay(createdAt.slice(0, 10)),
    isSortable: false,
  },
];
