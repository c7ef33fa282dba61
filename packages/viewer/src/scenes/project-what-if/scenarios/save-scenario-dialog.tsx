import { LIST_SCENARIOS, SAVE_SCENARIO, scenarioTextsSchema } from "@epb/contract";
import type { ReactElement } from "react";
import { useChange } from "../../../calls/use-call.js";
import { Dialog } from "../../../components/dialog.js";
import { Form } from "../../../components/form/form.js";
import { FormDialogActions } from "../../../components/form/form-dialog-actions.js";
import { FormFailure, putFailure } from "../../../components/form/form-failure.js";
import { TextAreaField, TextField } from "../../../components/form/text-field.js";
import { useSchemaForm } from "../../../components/form/use-schema-form.js";
import { useNotices } from "../../../components/notices/notice-list.js";
import { useOpenProject } from "../../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../../components/project/project-calls.js";
import { useSite } from "../../../site/site-context.js";
import { COMMON_TEXTS } from "../../../texts/common-texts.js";
import type { LeverValues } from "../what-if/levers.js";
import { changesOfLevers } from "./scenario-changes.js";
import { SCENARIO_TEXTS as TEXTS } from "./scenario-texts.js";

interface SaveScenarioDialogProps {
  readonly values: LeverValues;
  readonly onClose: () => void;
}

/** Form for the name and the note of a scenario. */
export function SaveScenarioDialog({ values, onClose }: SaveScenarioDialogProps): ReactElement {
  const { id } = useOpenProject();
  const notices = useNotices();
  const { supportEmail } = useSite();
  const change = useChange(SAVE_SCENARIO, [LIST_SCENARIOS, ...PROJECT_ANSWERS], { handlesErrors: true });
  const form = useSchemaForm<{ name: string; note: string }>(scenarioTextsSchema, { name: "", note: "" });
  const save = (entered: { readonly name: string; readonly note: string }): void =>
    change.mutate(
      {
        params: { id },
        body: {
          name: entered.name,
          ...(entered.note !== "" && { note: entered.note }),
          changes: changesOfLevers(values),
        },
      },
      {
        onSuccess: () => {
          notices.done(TEXTS.saved);
          onClose();
        },
        onError: (error) => putFailure(form, error, supportEmail),
      },
    );
  return (
    <Dialog title={TEXTS.saveTitle} onClose={onClose}>
      <p>{TEXTS.saveLead}</p>
      <Form form={form} onSubmit={save} label={TEXTS.saveTitle}>
        <TextField name="name" label={TEXTS.name} isRequired />
        <TextAreaField name="note" label={TEXTS.note} rows={3} />
        <FormFailure />
        <FormDialogActions text={COMMON_TEXTS.save} isWaiting={change.isPending} onClose={onClose} />
      </Form>
    </Dialog>
  );
}
