import { CREATE_USER, LIST_USERS, type ManagedUser, USER_GROUP_LABELS, UserGroup } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useChange } from "../../calls/use-call.js";
import { usePages } from "../../calls/use-pages.js";
import { Dialog } from "../../components/dialog.js";
import { Form } from "../../components/form/form.js";
import { FormDialogActions } from "../../components/form/form-dialog-actions.js";
import { FormFailure, putFailure } from "../../components/form/form-failure.js";
import { useSchemaForm } from "../../components/form/use-schema-form.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { Page } from "../../components/page.js";
import { Paged } from "../../components/paged.js";
import { SearchField } from "../../components/search-field.js";
import type { DataColumn } from "../../components/table/data-column.js";
import { DataTable } from "../../components/table/data-table.js";
import { useAddress } from "../../components/use-address.js";
import { editionsText, USER_GROUP_OPTIONS } from "../../components/user-group-options.js";
import { calendarDay } from "../../format/dates.js";
import { useSite } from "../../site/site-context.js";
import { ADMINISTRATION_PARTS, ADMINISTRATION_TEXTS, USER_TEXTS as TEXTS } from "../../texts/administration-texts.js";
import { FilterSelect } from "./filter-select.js";
import { NothingMatches } from "./nothing-matches.js";
import { UserFields } from "./users/user-fields.js";
import { UserState } from "./users/user-state.js";
import { EMPTY_USER, NEW_USER_SCHEMA, type UserValues, userOf } from "./users/user-values.js";

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

/** Creates an account without a request. */
function NewUserDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { supportEmail, sendsMail } = useSite();
  const notices = useNotices();
  const navigate = useNavigate();
  const change = useChange(CREATE_USER, [LIST_USERS], { handlesErrors: true });
  const form = useSchemaForm<UserValues>(NEW_USER_SCHEMA, EMPTY_USER);
  const make = (values: UserValues): void =>
    change.mutate(
      { body: userOf(values) },
      {
        onSuccess: ({ id, email }) => {
          notices.done(TEXTS.made(email, sendsMail));
          void navigate(`/administration/users/${id}`);
        },
        onError: (error) => putFailure(form, error, supportEmail),
      },
    );
  return (
    <Dialog title={TEXTS.newTitle} isWide onClose={onClose}>
      <p>{TEXTS.newText}</p>
      <Form form={form} onSubmit={make}>
        <UserFields />
        <FormFailure />
        <FormDialogActions text={TEXTS.make} isWaiting={change.isPending} onClose={onClose} />
      </Form>
    </Dialog>
  );
}
