import { RESTORE_REVISION } from "@epb/contract";
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
import { RESTORE_TEXTS } from "../../texts/project-history-texts.js";

const SCHEMA = RESTORE_REVISION.body as Parameters<typeof useSchemaForm>[0];

interface RestoreDialogProps {
  readonly revision: number;
  readonly onClose: () => void;
}

/** Restores an earlier revision of the project, with a reason. What others save meanwhile is not restored over unasked. */
export function RestoreDialog({ revision, onClose }: RestoreDialogProps): ReactElement {
  const { id, state } = useOpenProject();
  const notices = useNotices();
  const { supportEmail } = useSite();
  const change = useChange(RESTORE_REVISION, PROJECT_ANSWERS, { handlesErrors: true });
  const form = useSchemaForm<{ reason: string }>(SCHEMA, { reason: "" });
  const kept = useKeptForm(form, `project-restore/${id}/${revision}`);
  const close = (): void => {
    kept.forget();
    onClose();
  };
  return (
    <Dialog title={RESTORE_TEXTS.title(revision)} onClose={onClose}>
      <p>{RESTORE_TEXTS.text(revision)}</p>
      <Form
        form={form}
        kept={kept}
        onSubmit={({ reason }) =>
          change.mutate(
            { params: { id, revision }, body: { reason, revision: state.revision } },
            {
              onSuccess: () => {
                close();
                notices.done(RESTORE_TEXTS.done(revision));
              },
              onError: (error) => putFailure(form, error, supportEmail),
            },
          )
        }
      >
        <TextAreaField name="reason" label={RESTORE_TEXTS.reason} hint={RESTORE_TEXTS.reasonHint} isRequired />
        <FormFailure />
        <FormDialogActions text={RESTORE_TEXTS.button} isWaiting={change.isPending} onClose={close} />
      </Form>
    </Dialog>
  );
}
