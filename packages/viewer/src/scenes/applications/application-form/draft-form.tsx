import { APPLICATION_KINDS, type ApplicationDetails, LIMITS, type SubmissionProblem } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, type ReactNode, useState } from "react";
import type { Location } from "react-router-dom";
import { useApplicationArea } from "../../../components/application/application-area.js";
import { Card } from "../../../components/card.js";
import { CheckboxField } from "../../../components/form/choice-fields.js";
import { Form } from "../../../components/form/form.js";
import { FormFailure } from "../../../components/form/form-failure.js";
import { SubmitButton } from "../../../components/form/submit-button.js";
import { TextAreaField } from "../../../components/form/text-field.js";
import { LeaveGuard } from "../../../components/leave-guard.js";
import { APPLICATION_FORM_TEXTS as TEXTS } from "../../../texts/application-texts.js";
import { ContactFields } from "./contact-fields.js";
import { DraftConflict } from "./draft-conflict.js";
import { type MissingParts, missingParts } from "./missing-parts.js";
import { MissingSummary } from "./missing-summary.js";
import { ProjectsField } from "./projects-field.js";
import { SubmitDialog } from "./submit-dialog.js";
import { UnsavedBar } from "./unsaved-bar.js";
import { useDraft } from "./use-draft.js";
import { useOwnProjects, useProjectsToSubmit } from "./use-linked-projects.js";

interface DraftFormProps {
  readonly application: ApplicationDetails;
  /** Its files, which are saved as they come. */
  readonly files: ReactNode;
}

/** Who has removed the draft says so on the way, and is not asked about it. */
const isLeavingDraft = ({ pathname, state }: Location, present: Location): boolean =>
  (state as { readonly leaves?: boolean } | null)?.leaves !== true && pathname !== present.pathname;

/** A draft as its applicant edits, saves and submits it. */
export function DraftForm({ application, files }: DraftFormProps): ReactElement {
  const { kind } = useApplicationArea();
  const draft = useDraft(application);
  const { form, isDirty, isSaving, conflict } = draft;
  const own = useOwnProjects();
  const entered = form.watch("form");
  const projects = useProjectsToSubmit(kind, entered.projectIds, own.projects ?? []);
  const missing = missingParts(kind, entered, projects);
  const [hasTried, setTried] = useState(false);
  const [tries, setTries] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const trySubmit = async (): Promise<void> => {
    setTried(true);
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
    showAtFields(form.setError, missing);
    if (missing.all.length === 0) setAsking(true);
    else setTries((number) => number + 1);
  };
  return (
    <>
      <Form form={form} kept={draft.kept} onSubmit={() => draft.save()} label={TEXTS.organizationTitle}>
        <div className="stack">
          {conflict !== undefined && (
            <DraftConflict onLoad={() => draft.discard()} onKeep={() => void draft.save(true)} />
          )}
          {hasTried && <MissingSummary key={tries} problems={missing.all} />}
          <p className="usa-hint">{TEXTS.draftLead}</p>
          <Card title={TEXTS.organizationTitle}>
            <ContactFields />
          </Card>
          <Card title={TEXTS.statementTitle}>
            <TextAreaField
              name="form.statement"
              label={TEXTS.statement}
              hint={TEXTS.statementHint}
              rows={10}
              isRequired
            />
            <p className="usa-hint">{TEXTS.characters(entered.statement.length, LIMITS.commentLength)}</p>
          </Card>
          <Card title={TEXTS.projectsTitle}>
            <ProjectsField
              own={own}
              asksForProjectInfo={APPLICATION_KINDS[kind].asksForProjectInfo}
              problemsOf={(index) => (projects[index] === undefined ? undefined : missing.ofProject(index))}
            />
          </Card>
          <Card title={TEXTS.filesTitle}>{files}</Card>
          <Card title={TEXTS.confirmTitle}>
            <CheckboxField name="form.isCertified" label={TEXTS.isCertified} />
            <p className="usa-hint" role="status">
              {missing.all.length === 0 ? TEXTS.nothingMissing : TEXTS.missing(missing.all.length)}
            </p>
            <FormFailure />
            <div className="form__actions">
              <Button type="button" onClick={() => void trySubmit()}>
                {application.submittedAt === undefined ? TEXTS.submit : TEXTS.submitAgain}
              </Button>
              {!isDirty && <SubmitButton text={TEXTS.saveDraft} isWaiting={isSaving} isDisabled />}
            </div>
          </Card>
          {isDirty && <UnsavedBar isSaving={isSaving} onDiscard={() => draft.discard()} />}
        </div>
      </Form>
      {isAsking && (
        <SubmitDialog
          id={application.id}
          save={async () => !isDirty || (await draft.save())}
          onClose={() => setAsking(false)}
        />
      )}
      <LeaveGuard
        isDirty={isDirty}
        isLeaving={isLeavingDraft}
        title={TEXTS.leaveTitle}
        text={TEXTS.leaveText}
        stay={TEXTS.stay}
        leave={TEXTS.leave}
        onLeave={() => draft.discard()}
      />
    </>
  );
}

type SetError = ReturnType<typeof useDraft>["form"]["setError"];

/** Says it at the fields as well, until they are changed. */
function showAtFields(setError: SetError, { all }: MissingParts): void {
  const atFields = all.filter(({ at }: SubmissionProblem) => at.startsWith("form."));
  for (const { at, message } of atFields) setError(at as Parameters<SetError>[0], { type: "missing", message });
}
