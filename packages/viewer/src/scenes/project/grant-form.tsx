import { GRANT_PROJECT_ACCESS } from "@epb/contract";
import { PROJECT_ACCESS_ROLE_LABELS, ProjectAccessRole } from "@epb/engine";
import type { ReactElement } from "react";
import { useChange } from "../../calls/use-call.js";
import { SelectField } from "../../components/form/choice-fields.js";
import { Form } from "../../components/form/form.js";
import { FormFailure, putFailure } from "../../components/form/form-failure.js";
import { SubmitButton } from "../../components/form/submit-button.js";
import { TextField } from "../../components/form/text-field.js";
import { useSchemaForm } from "../../components/form/use-schema-form.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { ACCESS_ANSWERS } from "../../components/project/project-calls.js";
import { useSite } from "../../site/site-context.js";
import { ACCESS_TEXTS } from "./project-records-texts.js";

interface Grant {
  email: string;
  roleId: ProjectAccessRole;
}

const SCHEMA = GRANT_PROJECT_ACCESS.body as Parameters<typeof useSchemaForm>[0];

/** Roles with what one does in them, the one that only reads first. */
const ROLES = [
  ProjectAccessRole.ProjectViewer,
  ProjectAccessRole.ProjectBuilder,
  ProjectAccessRole.ProjectInitiator,
  ProjectAccessRole.ProjectInitiatorAndBuilder,
].map((id) => ({ id, name: `${PROJECT_ACCESS_ROLE_LABELS[id]} (${ACCESS_TEXTS.roles[id]})` }));

/** Gives a user a role. @spec C §5 "one role per user per project" */
export function GrantForm(): ReactElement {
  const { id } = useOpenProject();
  const notices = useNotices();
  const { supportEmail, sendsMail } = useSite();
  const change = useChange(GRANT_PROJECT_ACCESS, ACCESS_ANSWERS, { handlesErrors: true });
  const form = useSchemaForm<Grant>(SCHEMA, { email: "" });
  const grant = (body: Grant): void =>
    change.mutate(
      { params: { id }, body },
      {
        onSuccess: ({ invitations }) => {
          const isInvited = invitations.some(({ email }) => email === body.email);
          notices.done(isInvited ? ACCESS_TEXTS.inviteSent(body.email, sendsMail) : ACCESS_TEXTS.granted(body.email));
          form.reset();
        },
        onError: (error) => putFailure(form, error, supportEmail),
      },
    );
  return (
    <Form form={form} onSubmit={grant} label={ACCESS_TEXTS.grant}>
      <div className="form__row">
        <TextField name="email" type="email" label={ACCESS_TEXTS.email} isRequired />
        <SelectField name="roleId" label={ACCESS_TEXTS.role} options={ROLES} isRequired />
      </div>
      <FormFailure />
      <div className="form__actions">
        <SubmitButton text={ACCESS_TEXTS.grantButton} isWaiting={change.isPending} />
      </div>
    </Form>
  );
}
