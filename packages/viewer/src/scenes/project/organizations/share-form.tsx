import {
  LIST_ORGANIZATIONS,
  OrganizationKind,
  type PresentedAccess,
  ProjectAction,
  SHARE_PROJECTS,
} from "@epb/contract";
import type { ReactElement } from "react";
import * as z from "zod/mini";
import { useCall, useChange } from "../../../calls/use-call.js";
import { SelectField } from "../../../components/form/choice-fields.js";
import { Form } from "../../../components/form/form.js";
import { FormFailure, putFailure } from "../../../components/form/form-failure.js";
import { SubmitButton } from "../../../components/form/submit-button.js";
import { useSchemaForm } from "../../../components/form/use-schema-form.js";
import { useNotices } from "../../../components/notices/notice-list.js";
import { useOpenProject } from "../../../components/project/open-project.js";
import { ACCESS_ANSWERS } from "../../../components/project/project-calls.js";
import { useSite } from "../../../site/site-context.js";
import { ACCESS_TEXTS as TEXTS } from "../project-records-texts.js";

interface Values {
  organizationId: string;
}

const SCHEMA = z.object({ organizationId: z.string({ error: TEXTS.chooseOrganization }) });

/** Lets an organization view the project: any, or for people who do not manage access, their own. */
export function ShareForm({ organizations }: Pick<PresentedAccess, "organizations">): ReactElement | null {
  const { id, state } = useOpenProject();
  const { supportEmail } = useSite();
  const notices = useNotices();
  const all = useCall(LIST_ORGANIZATIONS, {}).data?.items ?? [];
  const change = useChange(SHARE_PROJECTS, ACCESS_ANSWERS, { handlesErrors: true });
  const form = useSchemaForm<Values>(SCHEMA, {});
  const managesAccess = state.allowedActions.includes(ProjectAction.ManageAccess);
  const others = all.filter(
    (one) =>
      one.kind !== OrganizationKind.ProgramOffice &&
      (managesAccess || one.isMember) &&
      !organizations.some((known) => known.id === one.id),
  );
  if (others.length === 0) return null;
  const share = ({ organizationId }: Values): void =>
    change.mutate(
      { body: { projectIds: [id], organizationId } },
      {
        onSuccess: ({ unchanged: [refused] }) => {
          if (refused !== undefined) return form.setError("organizationId", { message: refused.reason });
          notices.done(TEXTS.shared(others.find((one) => one.id === organizationId)?.name ?? ""));
          form.reset();
        },
        onError: (error) => putFailure(form, error, supportEmail),
      },
    );
  return (
    <Form form={form} onSubmit={share} label={TEXTS.shareForm}>
      <SelectField name="organizationId" label={TEXTS.shareWith} options={others} isNumber={false} isRequired />
      <FormFailure />
      <div className="form__actions">
        <SubmitButton text={TEXTS.share} isWaiting={change.isPending} />
      </div>
    </Form>
  );
}
