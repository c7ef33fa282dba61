import {
  GET_ORGANIZATION,
  HAND_OVER_PROJECTS,
  LIST_PROJECTS,
  type OrganizationDetails,
  type OrganizationMember,
  type UnchangedProject,
} from "@epb/contract";
import { type ReactElement, useState } from "react";
import { useChange } from "../../calls/use-call.js";
import { Dialog } from "../../components/dialog.js";
import { SelectField } from "../../components/form/choice-fields.js";
import { Form } from "../../components/form/form.js";
import { FormDialogActions } from "../../components/form/form-dialog-actions.js";
import { FormFailure, putFailure } from "../../components/form/form-failure.js";
import { useSchemaForm } from "../../components/form/use-schema-form.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { UnchangedList } from "../../components/project/unchanged-list.js";
import { useSite } from "../../site/site-context.js";
import { nameOf } from "./member-name.js";
import { ORGANIZATION_TEXTS as TEXTS } from "./organization-texts.js";

interface HandOverDialogProps {
  readonly organization: OrganizationDetails;
  readonly member: OrganizationMember;
  readonly onClose: () => void;
}

interface Values {
  fromUserId: string;
  toUserId: string;
}

const SCHEMA = HAND_OVER_PROJECTS.body as Parameters<typeof useSchemaForm>[0];

/** Gives the roles of a member to another one, and lists the projects that did not change. */
export function HandOverDialog({ organization, member, onClose }: HandOverDialogProps): ReactElement {
  const { supportEmail } = useSite();
  const notices = useNotices();
  const change = useChange(HAND_OVER_PROJECTS, [GET_ORGANIZATION, LIST_PROJECTS], { handlesErrors: true });
  const form = useSchemaForm<Values>(SCHEMA, { fromUserId: member.userId });
  const [unchanged, setUnchanged] = useState<readonly UnchangedProject[]>([]);
  const others = organization.members.filter(({ userId, isActive }) => userId !== member.userId && isActive);
  const handOver = (body: Values): void =>
    change.mutate(
      { params: { id: organization.id }, body },
      {
        onSuccess: (result) => {
          const to = others.find(({ userId }) => userId === body.toUserId);
          if (to !== undefined) notices.done(TEXTS.handedOver(result.handedOver, nameOf(to)));
          if (result.unchanged.length === 0) onClose();
          else setUnchanged(result.unchanged);
        },
        onError: (error) => putFailure(form, error, supportEmail),
      },
    );
  return (
    <Dialog title={TEXTS.handOverTitle(nameOf(member))} isWide onClose={onClose}>
      {unchanged.length > 0 ? (
        <UnchangedList unchanged={unchanged} onClose={onClose} />
      ) : (
        <Form form={form} onSubmit={handOver}>
          <p>{TEXTS.handOverText(member.projects)}</p>
          <SelectField
            name="toUserId"
            label={TEXTS.handOverTo}
            options={others.map((other) => ({ id: other.userId, name: nameOf(other) }))}
            isNumber={false}
            isRequired
          />
          <FormFailure />
          <FormDialogActions text={TEXTS.handOverButton} isWaiting={change.isPending} onClose={onClose} />
        </Form>
      )}
    </Dialog>
  );
}
