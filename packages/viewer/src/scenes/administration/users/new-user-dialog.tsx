import { CREATE_USER, LIST_USERS } from "@epb/contract";
import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { useChange } from "../../../calls/use-call.js";
import { Dialog } from "../../../components/dialog.js";
import { Form } from "../../../components/form/form.js";
import { FormDialogActions } from "../../../components/form/form-dialog-actions.js";
import { FormFailure, putFailure } from "../../../components/form/form-failure.js";
import { useSchemaForm } from "../../../components/form/use-schema-form.js";
import { useNotices } from "../../../components/notices/notice-list.js";
import { useSite } from "../../../site/site-context.js";
import { USER_TEXTS as TEXTS } from "../../../texts/administration-texts.js";
import { UserFields } from "./user-fields.js";
import { EMPTY_USER, NEW_USER_SCHEMA, type UserValues, userOf } from "./user-values.js";

/** Creates an account without a request. */
export function NewUserDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
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
