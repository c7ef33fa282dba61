import {
  LIST_ORGANIZATIONS,
  LIST_PROJECTS,
  type ProjectListRow,
  SHARE_PROJECTS,
  shareProjectsSchema,
  type UnchangedProject,
} from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import * as z from "zod/mini";
import { useCall, useChange } from "../../../calls/use-call.js";
import { Dialog } from "../../../components/dialog.js";
import { CheckboxesField, SelectField } from "../../../components/form/choice-fields.js";
import { Form } from "../../../components/form/form.js";
import { FormDialogActions } from "../../../components/form/form-dialog-actions.js";
import { FormFailure, putFailure } from "../../../components/form/form-failure.js";
import { TextField } from "../../../components/form/text-field.js";
import { useSchemaForm } from "../../../components/form/use-schema-form.js";
import { useNotices } from "../../../components/notices/notice-list.js";
import { UnchangedList } from "../../../components/project/unchanged-list.js";
import { useSite } from "../../../site/site-context.js";
import { SHARING_TEXTS as TEXTS } from "./sharing-texts.js";

interface ShareDialogProps {
  /** Listed projects that the reader can share. */
  readonly rows: readonly ProjectListRow[];
  readonly onClose: () => void;
}

interface Values {
  projectIds: readonly string[];
  organizationId?: string;
  email?: string;
}

/** Contract schema, without the field that is blank. */
const SCHEMA: z.ZodMiniType<unknown> = z.pipe(
  z.transform((values: object): unknown =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== "")),
  ),
  shareProjectsSchema as z.ZodMiniType<unknown>,
);

/** Lets an organization or a person view several projects, and lists those that stay unchanged. */
export function ShareDialog({ rows, onClose }: ShareDialogProps): ReactElement {
  const { supportEmail } = useSite();
  const notices = useNotices();
  const organizations = useCall(LIST_ORGANIZATIONS, {}).data?.items ?? [];
  const change = useChange(SHARE_PROJECTS, [LIST_PROJECTS], { handlesErrors: true });
  const form = useSchemaForm<Values>(SCHEMA, { projectIds: [] });
  const [unchanged, setUnchanged] = useState<readonly UnchangedProject[]>([]);
  const organizationId = form.watch("organizationId");
  const all = rows.map(({ id }) => id);
  const hasAll = form.watch("projectIds").length === all.length;
  const share = (body: Values): void =>
    change.mutate(
      { body },
      {
        onSuccess: (result) => {
          const name = organizations.find(({ id }) => id === body.organizationId)?.name ?? body.email ?? "";
          if (result.shared > 0) notices.done(TEXTS.shared(result.shared, name));
          if (result.unchanged.length === 0) onClose();
          else setUnchanged(result.unchanged);
        },
        onError: (error) => putFailure(form, error, supportEmail),
      },
    );
  return (
    <Dialog title={TEXTS.title} isWide onClose={onClose}>
      {unchanged.length > 0 ? (
        <UnchangedList unchanged={unchanged} onClose={onClose} />
      ) : (
        <Form form={form} onSubmit={share}>
          <SelectField
            name="organizationId"
            label={TEXTS.organization}
            hint={TEXTS.organizationHint}
            options={organizations}
            isNumber={false}
          />
          {organizationId === undefined && (
            <TextField name="email" type="email" label={TEXTS.email} hint={TEXTS.emailHint} />
          )}
          <div className="share-projects">
            <CheckboxesField
              name="projectIds"
              label={TEXTS.projects}
              hint={TEXTS.projectsHint}
              options={rows.map(({ id, name }) => ({ id, name }))}
              isRequired
            />
            <Button
              type="button"
              unstyled
              onClick={() => form.setValue("projectIds", hasAll ? [] : all, { shouldValidate: true })}
            >
              {hasAll ? TEXTS.none : TEXTS.all(all.length)}
            </Button>
          </div>
          <FormFailure />
          <FormDialogActions text={TEXTS.share} isWaiting={change.isPending} onClose={onClose} />
        </Form>
      )}
    </Dialog>
  );
}
