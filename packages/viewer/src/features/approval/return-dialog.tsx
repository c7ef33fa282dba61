import { RETURN_PROJECT } from "@epb/contract";
import type { ReactElement } from "react";
import { useChange } from "../../calls/use-call.js";
import { Dialog } from "../../components/dialog.js";
import { Form } from "../../components/form/form.js";
import { FormDialogActions } from "../../components/form/form-dialog-actions.js";
import { FormFailure, putFailure } from "../../components/form/form-failure.js";
import { TextAreaField } from "../../components/form/text-field.js";
import { useKeptForm } from "../../components/form/use-kept-form.js";
import { useSchemaForm } from "../../components/form/use-schema-form.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../components/project/project-calls.js";
import { useSite } from "../../site/site-context.js";
import { APPROVAL_TEXTS, STEP_TEXTS } from "../../texts/project-texts.js";

const SCHEMA = RETURN_PROJECT.body as Parameters<typeof useSchemaForm>[0];

/** Returns a submitted project to the ESCO, with the reason. */
export function ReturnDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { id } = useOpenProject();
  const notices = useNotices();
  const { supportEmail } = useSite();
  const change = useChange(RETURN_PROJECT, PROJECT_ANSWERS, { handlesErrors: true });
  const form = useSchemaForm<{ reason: string }>(SCHEMA, { reason: "" });
  const kept = useKeptForm(form, `project-return/${id}`);
  const close = (): void => {
    kept.forget();
    onClose();
  };
  const { title, text, button, done } = STEP_TEXTS.return;
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <Form
        form={form}
        kept={kept}
        onSubmit={(body) =>
          change.mutate(
            { params: { id }, body },
            {
              onSuccess: () => {
                close();
                notices.done(done);
              },
              onError: (error) => putFailure(form, error, supportEmail),
            },
          )
        }
      >
        <TextAreaField name="reason" label={APPROVAL_TEXTS.reason} hint={APPROVAL_TEXTS.reasonHint} isRequired />
        <FormFailure />
        <FormDialogActions text={button} isWaiting={change.isPending} onClose={close} />
      </Form>
    </Dialog>
  );
}
