import { CHANGE_OWN_DETAILS, type CurrentUser, type OwnDetails, ownDetailsSchema } from "@epb/contract";
import type { ReactElement } from "react";
import { useChange } from "../../calls/use-call.js";
import { Dialog } from "../../components/dialog.js";
import { Form } from "../../components/form/form.js";
import { FormDialogActions } from "../../components/form/form-dialog-actions.js";
import { FormFailure, putFailure } from "../../components/form/form-failure.js";
import { TextField } from "../../components/form/text-field.js";
import { useSchemaForm } from "../../components/form/use-schema-form.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { useSession } from "../../session/session-context.js";
import { useSite } from "../../site/site-context.js";
import { SESSION_TEXTS } from "../../texts/session-texts.js";

const TEXTS = SESSION_TEXTS.account;

interface OwnDetailsDialogProps {
  readonly user: CurrentUser;
  readonly onClose: () => void;
}

/** Changes the name and the details of the own account. */
export function OwnDetailsDialog({ user, onClose }: OwnDetailsDialogProps): ReactElement {
  const { firstName, lastName, title, organization, phone } = user;
  const { supportEmail } = useSite();
  const session = useSession();
  const notices = useNotices();
  const change = useChange(CHANGE_OWN_DETAILS, [], { handlesErrors: true });
  const form = useSchemaForm<OwnDetails>(ownDetailsSchema, { firstName, lastName, title, organization, phone });
  const save = (body: OwnDetails): void =>
    change.mutate(
      { body },
      {
        onSuccess: () => {
          notices.done(TEXTS.detailsSaved);
          onClose();
          void session.refresh().catch(() => {});
        },
        onError: (error) => putFailure(form, error, supportEmail),
      },
    );
  return (
    <Dialog title={TEXTS.detailsTitle} isWide onClose={onClose}>
      <Form form={form} onSubmit={save}>
        <div className="form__row">
          <TextField name="firstName" label={TEXTS.firstName} autoComplete="given-name" isRequired />
          <TextField name="lastName" label={TEXTS.lastName} autoComplete="family-name" isRequired />
        </div>
        <TextField name="organization" label={TEXTS.organization} autoComplete="organization" isRequired />
        <div className="form__row">
          <TextField name="title" label={TEXTS.jobTitle} autoComplete="organization-title" />
          <TextField name="phone" label={TEXTS.phone} type="tel" autoComplete="tel" />
        </div>
        <FormFailure />
        <FormDialogActions text={TEXTS.saveDetails} isWaiting={change.isPending} onClose={onClose} />
      </Form>
    </Dialog>
  );
}
