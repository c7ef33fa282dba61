import {
  actionRefusal,
  LIST_ORGANIZATIONS,
  LIST_PROJECTS,
  ProjectAction,
  type ProjectListRow,
  SHARE_PROJECTS,
  shareProjectsSchema,
  type UnchangedProject,
  type UserGroup,
} from "@epb/contract";
import { ApprovalStatus } from "@epb/engine";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import * as z from "zod/mini";
import { useCall, useChange } from "../../calls/use-call.js";
import { Dialog } from "../../components/dialog.js";
import { CheckboxesField, SelectField } from "../../components/form/choice-fields.js";
import { Form } from "../../components/form/form.js";
import { FormDialogActions } from "../../components/form/form-dialog-actions.js";
import { FormFailure, putFailure } from "../../components/form/form-failure.js";
import { TextField } from "../../components/form/text-field.js";
import { useSchemaForm } from "../../components/form/use-schema-form.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { UnchangedList } from "../../components/project/unchanged-list.js";
import { useCurrentUser } from "../../session/session-context.js";
import { useSite } from "../../site/site-context.js";
import { SHARING_TEXTS } from "./portfolio-texts.js";

/** True if the reader can let others view the project. */
function mayShare({ userRole }: ProjectListRow, group: UserGroup): boolean {
  const standing = { group, approval: ApprovalStatus.Pending, ...(userRole !== undefined && { role: userRole }) };
  return actionRefusal(ProjectAction.KeepRecords, standing) === undefined;
}

/** Opens the dialog to share several projects; absent if the list has none that the reader can share. */
export function ShareButton({ rows }: { readonly rows: readonly ProjectListRow[] }): ReactElement | null {
  const user = useCurrentUser();
  const [isOpen, setOpen] = useState(false);
  const own = user === undefined ? [] : rows.filter((row) => mayShare(row, user.userGroupId));
  if (own.length === 0) return null;
  return (
    <>
      <Button type="button" outline aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {SHARING_TEXTS.open}
      </Button>
      {isOpen && <ShareDialog rows={own} onClose={() => setOpen(false)} />}
    </>
  );
}

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
function ShareDialog({ rows, onClose }: ShareDialogProps): ReactElement {
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
          if (result.shared > 0) notices.done(SHARING_TEXTS.shared(result.shared, name));
          if (result.unchanged.length === 0) onClose();
          else setUnchanged(result.unchanged);
        },
        onError: (error) => putFailure(form, error, supportEmail),
      },
    );
  return (
    <Dialog title={SHARING_TEXTS.title} isWide onClose={onClose}>
      {unchanged.length > 0 ? (
        <UnchangedList unchanged={unchanged} onClose={onClose} />
      ) : (
        <Form form={form} onSubmit={share}>
          <SelectField
            name="organizationId"
            label={SHARING_TEXTS.organization}
            hint={SHARING_TEXTS.organizationHint}
            options={organizations}
            isNumber={false}
          />
          {organizationId === undefined && (
            <TextField name="email" type="email" label={SHARING_TEXTS.email} hint={SHARING_TEXTS.emailHint} />
          )}
          <div className="share-projects">
            <CheckboxesField
              name="projectIds"
              label={SHARING_TEXTS.projects}
              hint={SHARING_TEXTS.projectsHint}
              options={rows.map(({ id, name }) => ({ id, name }))}
              isRequired
            />
            <Button
              type="button"
              unstyled
              onClick={() => form.setValue("projectIds", hasAll ? [] : all, { shouldValidate: true })}
            >
              {hasAll ? SHARING_TEXTS.none : SHARING_TEXTS.all(all.length)}
            </Button>
          </div>
          <FormFailure />
          <FormDialogActions text={SHARING_TEXTS.share} isWaiting={change.isPending} onClose={onClose} />
        </Form>
      )}
    </Dialog>
  );
}
