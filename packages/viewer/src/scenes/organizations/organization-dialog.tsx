import {
  CHANGE_ORGANIZATION,
  CREATE_ORGANIZATION,
  GET_ORGANIZATION,
  LIST_ORGANIZATIONS,
  type NewOrganization,
  ORGANIZATION_KIND_LABELS,
  type OrganizationDetails,
} from "@epb/contract";
import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import { useChange } from "../../calls/use-call.js";
import { Dialog } from "../../components/dialog.js";
import { SelectField } from "../../components/form/choice-fields.js";
import { Form } from "../../components/form/form.js";
import { FormDialogActions } from "../../components/form/form-dialog-actions.js";
import { FormFailure, putFailure } from "../../components/form/form-failure.js";
import { TextAreaField, TextField } from "../../components/form/text-field.js";
import { useSchemaForm } from "../../components/form/use-schema-form.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { useSite } from "../../site/site-context.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { ORGANIZATION_TEXTS as TEXTS } from "./organization-texts.js";
import { ORGANIZATION_SCHEMA, type OrganizationValues, organizationValues } from "./organization-values.js";

const KINDS = Object.entries(ORGANIZATION_KIND_LABELS).map(([id, name]) => ({ id, name }));
const CHANGED = [LIST_ORGANIZATIONS, GET_ORGANIZATION];

interface OrganizationDialogProps {
  /** A new one without it. */
  readonly organization?: OrganizationDetails;
  readonly onClose: () => void;
}

/** Creates or changes an organization. */
export function OrganizationDialog({ organization, onClose }: OrganizationDialogProps): ReactElement {
  const { supportEmail } = useSite();
  const notices = useNotices();
  const navigate = useNavigate();
  const create = useChange(CREATE_ORGANIZATION, CHANGED, { handlesErrors: true });
  const change = useChange(CHANGE_ORGANIZATION, CHANGED, { handlesErrors: true });
  const form = useSchemaForm<OrganizationValues>(ORGANIZATION_SCHEMA, organizationValues(organization));
  const onError = (error: unknown): void => putFailure(form, error, supportEmail);
  const save = (values: OrganizationValues): void => {
    // The schema of the form has made the request body of its values.
    const body = values as object as NewOrganization;
    if (organization === undefined) {
      const onSuccess = ({ id, name }: OrganizationDetails): void => {
        notices.done(TEXTS.created(name));
        void navigate(`/organizations/${id}`);
      };
      create.mutate({ body }, { onSuccess, onError });
    } else {
      const onSuccess = (): void => {
        notices.done(TEXTS.changed);
        onClose();
      };
      change.mutate({ params: { id: organization.id }, body }, { onSuccess, onError });
    }
  };
  const isNew = organization === undefined;
  return (
    <Dialog title={isNew ? TEXTS.createTitle : TEXTS.changeTitle} isWide onClose={onClose}>
      <Form form={form} onSubmit={save}>
        <TextField name="name" label={TEXTS.name} isRequired />
        {isNew && <SelectField name="kind" label={TEXTS.kind} options={KINDS} isNumber={false} isRequired />}
        <TextField name="states" label={TEXTS.states} hint={TEXTS.statesHint} />
        <TextAreaField name="agencies" label={TEXTS.agencies} hint={TEXTS.agenciesHint} rows={3} />
        <FormFailure />
        <FormDialogActions
          text={isNew ? TEXTS.createButton : COMMON_TEXTS.save}
          isWaiting={create.isPending || change.isPending}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  );
}
