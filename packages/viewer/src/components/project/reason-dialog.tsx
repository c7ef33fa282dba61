import type { Call } from "@epb/contract";
import type { ReactElement } from "react";
import type { CallInput } from "../../api/call-input.js";
import { useChange } from "../../calls/use-call.js";
import { useSite } from "../../site/site-context.js";
import { Dialog } from "../dialog.js";
import { Form } from "../form/form.js";
import { FormDialogActions } from "../form/form-dialog-actions.js";
import { FormFailure, putFailure } from "../form/form-failure.js";
import { TextAreaField } from "../form/text-field.js";
import { useKeptForm } from "../form/use-kept-form.js";
import { useSchemaForm } from "../form/use-schema-form.js";
import { useNotices } from "../notices/notice-list.js";
import { PROJECT_ANSWERS } from "./project-calls.js";

interface ReasonDialogProps<Params extends object, Reply> {
  readonly call: Call<{ params: Params; body: { readonly reason: string }; reply: Reply }>;
  readonly params: Params;
  /** Revision of the opened project, if the step requires it. */
  readonly revision?: number;
  readonly texts: {
    readonly title: string;
    readonly text: string;
    readonly reason: string;
    readonly hint: string;
    readonly button: string;
    readonly done: string;
  };
  readonly onClose: () => void;
}

/** Asks for the reason of a project step, then sends the step. */
export function ReasonDialog<Params extends object, Reply>(props: ReasonDialogProps<Params, Reply>): ReactElement {
  type Input = CallInput<{ params: Params; body: { readonly reason: string }; reply: Reply }>;
  const { call, params, revision, texts, onClose } = props;
  const notices = useNotices();
  const { supportEmail } = useSite();
  const change = useChange(call, PROJECT_ANSWERS, { handlesErrors: true });
  const form = useSchemaForm<{ reason: string }>(call.body as Parameters<typeof useSchemaForm>[0], { reason: "" });
  const kept = useKeptForm(form, [call.name, ...Object.values(params)].join("/"));
  const close = (): void => {
    kept.forget();
    onClose();
  };
  // The step may remove the content behind the dialog, and the dialog with it.
  const take = async ({ reason }: { readonly reason: string }): Promise<void> => {
    const body = { reason, ...(revision !== undefined && { revision }) };
    try {
      await change.mutateAsync({ params, body } as unknown as Input);
    } catch (error) {
      putFailure(form, error, supportEmail);
      return;
    }
    close();
    notices.done(texts.done);
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p>{texts.text}</p>
      <Form form={form} kept={kept} onSubmit={(values) => void take(values)}>
        <TextAreaField name="reason" label={texts.reason} hint={texts.hint} isRequired />
        <FormFailure />
        <FormDialogActions text={texts.button} isWaiting={change.isPending} onClose={close} />
      </Form>
    </Dialog>
  );
}
