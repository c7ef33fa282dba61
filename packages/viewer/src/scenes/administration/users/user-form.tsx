import { CHANGE_USER, GET_USER, LIST_USERS, type ManagedUser } from "@epb/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useEffect, useRef } from "react";
import { isFailure } from "../../../api/api-failure.js";
import { askAgain, useChange } from "../../../calls/use-call.js";
import { Form } from "../../../components/form/form.js";
import { FormFailure, putFailure } from "../../../components/form/form-failure.js";
import { SubmitButton } from "../../../components/form/submit-button.js";
import { useSchemaForm } from "../../../components/form/use-schema-form.js";
import { useNotices } from "../../../components/notices/notice-list.js";
import { useSession } from "../../../session/session-context.js";
import { useSite } from "../../../site/site-context.js";
import { ADMINISTRATION_TEXTS, USER_TEXTS as TEXTS } from "../../../texts/administration-texts.js";
import { UserFields } from "./user-fields.js";
import { USER_CHANGE_SCHEMA, type UserValues, userOf, userValues } from "./user-values.js";

/** Changes the details of an account, its group, and its editions. */
export function UserForm({ user }: { readonly user: ManagedUser }): ReactElement {
  const { supportEmail } = useSite();
  const session = useSession();
  const notices = useNotices();
  const queries = useQueryClient();
  const change = useChange(CHANGE_USER, [GET_USER, LIST_USERS], { handlesErrors: true });
  const form = useSchemaForm<UserValues>(USER_CHANGE_SCHEMA, userValues(user));
  const { isDirty } = form.formState;
  const base = useRef(user);
  const take = (saved: ManagedUser): void => {
    base.current = saved;
    form.reset(userValues(saved));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the account has changed elsewhere
  useEffect(() => {
    if (user.revision <= base.current.revision) return;
    const isSame = JSON.stringify(userValues(user)) === JSON.stringify(userValues(base.current));
    // A change outside the form, such as the removal of the app, does not discard entries.
    if (isSame) base.current = user;
    else if (!isDirty) take(user);
  }, [user]);
  const save = (values: UserValues): void =>
    change.mutate(
      { params: { id: user.id }, body: { ...userOf(values), revision: base.current.revision } },
      {
        onSuccess: (saved) => {
          take(saved);
          queries.setQueryData([GET_USER.name, { params: { id: saved.id } }], saved);
          notices.done(TEXTS.saved);
          // The current user's own group and editions affect the menus.
          if (saved.id === session.user?.id) void session.refresh().catch(() => {});
        },
        onError: (error) => {
          putFailure(form, error, supportEmail);
          void askAgain(queries, [GET_USER]);
        },
      },
    );
  return (
    <Form form={form} onSubmit={save} label={TEXTS.details}>
      <UserFields emailHint={TEXTS.emailHint} />
      <FormFailure />
      <div className="form__actions">
        <SubmitButton text={TEXTS.save} isWaiting={change.isPending} isDisabled={!isDirty} />
        {isFailure(change.error, 409) && change.error.code === "stale" && (
          <Button type="button" outline onClick={() => take(user)}>
            {ADMINISTRATION_TEXTS.conflictReload}
          </Button>
        )}
      </div>
    </Form>
  );
}
