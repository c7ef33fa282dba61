import { ADD_ORGANIZATION_MEMBER, GET_ORGANIZATION } from "@epb/contract";
import type { ReactElement } from "react";
import { useChange } from "../../calls/use-call.js";
import { Form } from "../../components/form/form.js";
import { FormFailure, putFailure } from "../../components/form/form-failure.js";
import { SubmitButton } from "../../components/form/submit-button.js";
import { TextField } from "../../components/form/text-field.js";
import { useSchemaForm } from "../../components/form/use-schema-form.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { useSite } from "../../site/site-context.js";
import { ORGANIZATION_TEXTS as TEXTS } from "./organization-texts.js";

interface NewMember {
  email: string;
}

const SCHEMA = ADD_ORGANIZATION_MEMBER.body as Parameters<typeof useSchemaForm>[0];

/** Adds an account to an organization. */
export function AddMemberForm({ organizationId }: { readonly organizationId: string }): ReactElement {
  const { supportEmail } = useSite();
  const notices = useNotices();
  const change = useChange(ADD_ORGANIZATION_MEMBER, [GET_ORGANIZATION], { handlesErrors: true });
  const form = useSchemaForm<NewMember>(SCHEMA, { email: "" });
  const add = (body: NewMember): void =>
    change.mutate(
      { params: { id: organizationId }, body },
      {
        onSuccess: () => {
          notices.done(TEXTS.added(body.email));
          form.reset();
        },
        onError: (error) => putFailure(form, error, supportEmail),
      },
    );
  return (
    <Form form={form} onSubmit={add} label={TEXTS.add}>
      <TextField name="email" type="email" label={TEXTS.email} isRequired />
      <FormFailure />
      <div className="form__actions">
        <SubmitButton text={TEXTS.addButton} isWaiting={change.isPending} />
      </div>
    </Form>
  );
}
