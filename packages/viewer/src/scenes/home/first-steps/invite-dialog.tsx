import { CREATE_USER, LIST_USERS, UserGroup } from "@epb/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { useForm } from "react-hook-form";
import { askAgain } from "../../../calls/use-call.js";
import { Dialog } from "../../../components/dialog.js";
import { SelectField } from "../../../components/form/choice-fields.js";
import { Form } from "../../../components/form/form.js";
import { FormDialogActions } from "../../../components/form/form-dialog-actions.js";
import { TextAreaField, TextField } from "../../../components/form/text-field.js";
import { USER_GROUP_OPTIONS } from "../../../components/user-group-options.js";
import { failureText } from "../../../errors/failure-text.js";
import { useSession } from "../../../session/session-context.js";
import { useSite } from "../../../site/site-context.js";
import { FIRST_STEPS_TEXTS as TEXTS } from "./first-steps-texts.js";
import { type InvitedPerson, invitedPeople } from "./invited-people.js";

interface Invitation {
  readonly emails: string;
  readonly organization: string;
  readonly userGroupId: UserGroup;
}

/** The account of a person was created, or the reason why not. */
interface Result {
  readonly email: string;
  readonly failure?: string;
}

/** Creates accounts for several addresses, one after another, and lists each result. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { api } = useSession();
  const queries = useQueryClient();
  const { sendsMail, supportEmail } = useSite();
  const [results, setResults] = useState<readonly Result[]>();
  const form = useForm<Invitation, unknown, Invitation>({
    defaultValues: { emails: "", organization: "", userGroupId: UserGroup.Customer },
  });
  const invite = async (person: InvitedPerson, { organization, userGroupId }: Invitation): Promise<Result> => {
    const { email } = person;
    try {
      const body = {
        ...person,
        organization,
        userGroupId: Number(userGroupId) as UserGroup,
        projectTypes: [1, 2] as const,
      };
      await api.call(CREATE_USER, { body: { ...body, title: "", phone: "" } });
      return { email };
    } catch (error) {
      return { email, failure: failureText(error, supportEmail) ?? TEXTS.notInvited };
    }
  };
  const inviteAll = async (invitation: Invitation): Promise<void> => {
    const done: Result[] = [];
    for (const person of invitedPeople(invitation.emails)) done.push(await invite(person, invitation));
    setResults(done);
    await askAgain(queries, [LIST_USERS]);
  };
  if (results !== undefined) {
    return (
      <Dialog title={TEXTS.invite} isWide onClose={onClose}>
        <ul className="plain-list" role="status">
          {results.map(({ email, failure }) => (
            <li key={email}>{failure === undefined ? TEXTS.invited(email) : TEXTS.failed(email, failure)}</li>
          ))}
        </ul>
        <p>{sendsMail ? TEXTS.linksSent : TEXTS.linksInFiles}</p>
        <div className="dialog__actions">
          <Button type="button" onClick={onClose}>
            {TEXTS.close}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={TEXTS.invite} isWide onClose={onClose}>
      <Form form={form} onSubmit={(invitation) => void inviteAll(invitation)}>
        <TextAreaField name="emails" label={TEXTS.emails} hint={TEXTS.emailsHint} rows={5} isRequired />
        <div className="form__row">
          <TextField name="organization" label={TEXTS.organization} autoComplete="off" isRequired />
          <SelectField name="userGroupId" label={TEXTS.group} options={USER_GROUP_OPTIONS} isRequired />
        </div>
        <FormDialogActions text={TEXTS.create} isWaiting={form.formState.isSubmitting} onClose={onClose} />
      </Form>
    </Dialog>
  );
}
