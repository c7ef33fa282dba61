import {
  AccountRequestStatus,
  CREATE_REQUESTED_ACCOUNTS,
  type Edition,
  GET_ACCOUNT_REQUEST,
  LIST_ACCOUNT_REQUESTS,
  LIST_USERS,
  type ManagedAccountRequest,
  type RequestedAccount,
  RequestedAddress,
  UserGroup,
  UserType,
} from "@epb/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import * as z from "zod/mini";
import { askAgain, useChange } from "../../../calls/use-call.js";
import { Card } from "../../../components/card.js";
import { CheckboxesField, CheckboxField, SelectField } from "../../../components/form/choice-fields.js";
import { Form } from "../../../components/form/form.js";
import { FormFailure, putFailure } from "../../../components/form/form-failure.js";
import { SubmitButton } from "../../../components/form/submit-button.js";
import { useSchemaForm } from "../../../components/form/use-schema-form.js";
import { useNotices } from "../../../components/notices/notice-list.js";
import { EDITION_OPTIONS, USER_GROUP_OPTIONS } from "../../../components/user-group-options.js";
import { useSite } from "../../../site/site-context.js";
import { ACCOUNT_REQUEST_TEXTS as TEXTS } from "../../../texts/administration-texts.js";

/** An account as the form offers it. Numbers are texts, as boxes have them. */
export interface AccountEntry {
  isWanted: boolean;
  userGroupId?: UserGroup | undefined;
  editions: string[];
}

/** Initial entries of the form. An address that the request lacks, or that already has an account, is not selected. */
export type AccountEntries = Record<RequestedAddress, AccountEntry>;

/** Groups that follow from the user type; an administrator decides in all other cases. */
const GROUPS: Readonly<Partial<Record<UserType, UserGroup>>> = {
  [UserType.ProjectOwner]: UserGroup.Customer,
  [UserType.Esco]: UserGroup.Esco,
  [UserType.Other]: UserGroup.ProjectViewer,
};

/**
 * Suggested accounts for a request.
 *
 * @spec P §1 "Account request roles", "The training site gives an ESCO-type"
 */
export function suggestedAccounts(request: ManagedAccountRequest, isTestSite: boolean): AccountEntries {
  const { officeEmailAddress, secondaryEmailAddress, takenEmailAddresses, selectEPB, selectEPX } = request;
  const editions = [selectEPB && "1", selectEPX && "2"].filter((edition) => edition !== false);
  const first = GROUPS[request.userTypeId];
  const isFree = (address: string): boolean => address !== "" && !takenEmailAddresses.includes(address);
  return {
    [RequestedAddress.Office]: { isWanted: isFree(officeEmailAddress), userGroupId: first, editions },
    [RequestedAddress.Secondary]: {
      isWanted: isTestSite && isFree(secondaryEmailAddress),
      userGroupId: isTestSite ? otherParty(first) : first,
      editions: [...editions],
    },
  };
}

/** The other party of a trial project on the training site. */
function otherParty(group: UserGroup | undefined): UserGroup {
  return group === UserGroup.Esco ? UserGroup.Customer : UserGroup.Esco;
}

const ADDRESSES = Object.values(RequestedAddress);

const entry = z
  .object({ isWanted: z.boolean(), userGroupId: z.optional(z.number()), editions: z.array(z.string()) })
  .check(
    z.refine(({ isWanted, userGroupId }) => !isWanted || userGroupId !== undefined, {
      error: TEXTS.chooseGroup,
      path: ["userGroupId"],
    }),
    z.refine(({ isWanted, editions }) => !isWanted || editions.length > 0, {
      error: TEXTS.chooseEditions,
      path: ["editions"],
    }),
  );

const SCHEMA = z.object({ office: entry, secondary: entry }).check(
  z.refine(({ office, secondary }) => office.isWanted || secondary.isWanted, {
    error: TEXTS.chooseAddress,
    path: ["office", "isWanted"],
  }),
);

/** Creates the accounts of a request, which closes the request. */
export function CreateAccounts({ request }: { readonly request: ManagedAccountRequest }): ReactElement {
  const { statusId, takenEmailAddresses } = request;
  const addresses = { office: request.officeEmailAddress, secondary: request.secondaryEmailAddress };
  const free = ADDRESSES.filter((name) => addresses[name] !== "" && !takenEmailAddresses.includes(addresses[name]));
  return (
    <Card title={TEXTS.create}>
      {statusId === AccountRequestStatus.Closed ? (
        <p>{TEXTS.closedText}</p>
      ) : free.length === 0 ? (
        <p>{TEXTS.allTaken}</p>
      ) : (
        <AccountsForm request={request} addresses={addresses} free={free} />
      )}
    </Card>
  );
}

interface AccountsFormProps {
  readonly request: ManagedAccountRequest;
  readonly addresses: Readonly<Record<RequestedAddress, string>>;
  /** Addresses that have no account yet. */
  readonly free: readonly RequestedAddress[];
}

function AccountsForm({ request, addresses, free }: AccountsFormProps): ReactElement {
  const { isTestSite, supportEmail, sendsMail } = useSite();
  const notices = useNotices();
  const queries = useQueryClient();
  const answers = [GET_ACCOUNT_REQUEST, LIST_ACCOUNT_REQUESTS, LIST_USERS];
  const change = useChange(CREATE_REQUESTED_ACCOUNTS, answers, { handlesErrors: true });
  const form = useSchemaForm<AccountEntries>(SCHEMA, suggestedAccounts(request, isTestSite));
  const create = (entries: AccountEntries): void =>
    change.mutate(
      { params: { id: request.id }, body: { accounts: wantedAccounts(entries) } },
      {
        onSuccess: ({ users }) => notices.done(TEXTS.made(users.length, sendsMail)),
        onError: (error) => {
          putFailure(form, error, supportEmail);
          // Somebody else may have closed it.
          void askAgain(queries, [LIST_ACCOUNT_REQUESTS]);
        },
      },
    );
  return (
    <Form form={form} onSubmit={create} label={TEXTS.create}>
      <p>{TEXTS.createText}</p>
      {free.map((name) => (
        <AccountFields key={name} name={name} address={addresses[name]} isWanted={form.watch(`${name}.isWanted`)} />
      ))}
      <FormFailure />
      <div className="form__actions">
        <SubmitButton text={TEXTS.create} isWaiting={change.isPending} />
      </div>
    </Form>
  );
}

interface AccountFieldsProps {
  readonly name: RequestedAddress;
  readonly address: string;
  readonly isWanted: boolean;
}

function AccountFields({ name, address, isWanted }: AccountFieldsProps): ReactElement {
  return (
    <fieldset className="account-entry">
      <legend>{TEXTS[name]}</legend>
      <CheckboxField name={`${name}.isWanted`} label={TEXTS.forAddress(address)} />
      {isWanted && (
        <>
          <SelectField name={`${name}.userGroupId`} label={TEXTS.group} options={USER_GROUP_OPTIONS} isRequired />
          <CheckboxesField name={`${name}.editions`} label={TEXTS.editionsLabel} options={EDITION_OPTIONS} isRequired />
        </>
      )}
    </fieldset>
  );
}

function wantedAccounts(entries: AccountEntries): readonly RequestedAccount[] {
  return ADDRESSES.flatMap((address) => {
    const { isWanted, userGroupId, editions } = entries[address];
    if (!isWanted || userGroupId === undefined) return [];
    return [{ address, userGroupId, projectTypes: editions.map((edition) => Number(edition) as Edition) }];
  });
}
