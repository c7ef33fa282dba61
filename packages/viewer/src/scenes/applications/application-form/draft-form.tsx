import {
  APPLICATION_KINDS,
  type ApplicationDetails,
  type ApplicationForm,
  type ApplicationKind,
  LIMITS,
  type ProjectToSubmit,
  type SubmissionProblem,
  submissionProblems,
} from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import type { Location } from "react-router-dom";
import { useApplicationArea } from "../../../components/application/application-area.js";
import { Card } from "../../../components/card.js";
import { DiscardButton } from "../../../components/discard-button.js";
import { FocusedMessage } from "../../../components/focused-message.js";
import { CheckboxField } from "../../../components/form/choice-fields.js";
import { Form } from "../../../components/form/form.js";
import { FormFailure } from "../../../components/form/form-failure.js";
import { SubmitButton } from "../../../components/form/submit-button.js";
import { TextAreaField, TextField } from "../../../components/form/text-field.js";
import { LeaveGuard } from "../../../components/leave-guard.js";
import { APPLICATION_FORM_TEXTS as TEXTS } from "../../../texts/application-texts.js";
import { ProjectsField } from "./projects-field.js";
import { SubmitDialog } from "./submit-dialog.js";
import { useDraft } from "./use-draft.js";
import { useOwnProjects, useProjectsToSubmit } from "./use-linked-projects.js";

/** Problems in the fields of the form and in each linked project. */
export interface MissingParts {
  readonly all: readonly SubmissionProblem[];
  /** Problems of a linked project by its index. */
  ofProject(index: number): readonly SubmissionProblem[];
}

/** Problems that prevent submission. A project that is not loaded yet has none. */
export function missingParts(
  kind: ApplicationKind,
  form: ApplicationForm,
  projects: readonly (ProjectToSubmit | undefined)[],
): MissingParts {
  // Places stay those of the form: projects that have not arrived keep theirs.
  const known = projects.map((project) => project ?? { name: "" });
  const all = submissionProblems(kind, form, known).filter(({ at }) => {
    const index = projectIndex(at);
    return index === undefined || projects[index] !== undefined;
  });
  return { all, ofProject: (index) => all.filter(({ at }) => projectIndex(at) === index) };
}

/** Which project a problem is about: `projects.2.accreditation.facilityType`. */
function projectIndex(at: string): number | undefined {
  const [, index] = /^projects\.(\d+)\./.exec(at) ?? [];
  return index === undefined ? undefined : Number(index);
}

/** Id of the field that a problem belongs to. */
export const fieldIdOf = (at: string): string => {
  const index = projectIndex(at);
  if (index !== undefined) return `linked-${index}`;
  return at.startsWith("form.projectIds") ? "form.projectIds" : at;
};

interface DraftFormProps {
  readonly application: ApplicationDetails;
  /** Attachments, which are saved immediately. */
  readonly files: ReactNode;
}

/** After the draft is removed, the navigation state skips the confirmation. */
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

/** Shows the problems at the fields, too, until they are changed. */
function showAtFields(setError: SetError, { all }: MissingParts): void {
  const atFields = all.filter(({ at }: SubmissionProblem) => at.startsWith("form."));
  for (const { at, message } of atFields) setError(at as Parameters<SetError>[0], { type: "missing", message });
}

/** Applicant and contact for the reviewers. */
function ContactFields(): ReactElement {
  return (
    <>
      <div className="form__row">
        <TextField name="form.organization" label={TEXTS.organization} autoComplete="organization" isRequired />
        <TextField name="form.website" label={TEXTS.website} hint={TEXTS.websiteHint} type="url" autoComplete="url" />
      </div>
      <div className="form__row">
        <TextField
          name="form.contactName"
          label={TEXTS.contactName}
          hint={TEXTS.contactHint}
          autoComplete="name"
          isRequired
        />
        <TextField name="form.contactTitle" label={TEXTS.contactTitle} autoComplete="organization-title" />
      </div>
      <div className="form__row">
        <TextField name="form.contactEmail" label={TEXTS.contactEmail} type="email" autoComplete="email" isRequired />
        <TextField name="form.contactPhone" label={TEXTS.contactPhone} type="tel" autoComplete="tel" isRequired />
      </div>
    </>
  );
}

interface DraftConflictProps {
  readonly onLoad: () => void;
  readonly onKeep: () => void;
}

/** The draft was saved elsewhere while it was changed here: which of both is to stay? */
function DraftConflict({ onLoad, onKeep }: DraftConflictProps): ReactElement {
  return (
    <FocusedMessage kind="danger">
      <strong>{TEXTS.conflictTitle}</strong>
      <br />
      {TEXTS.conflictText}
      <span className="row conflict__buttons">
        <Button type="button" onClick={onKeep}>
          {TEXTS.conflictKeep}
        </Button>
        <Button type="button" outline onClick={onLoad}>
          {TEXTS.conflictLoad}
        </Button>
      </span>
    </FocusedMessage>
  );
}

/** All that is missing, each leading to its place; it takes the focus when it appears, and shrinks as things are filled in. */
function MissingSummary(props: { readonly problems: readonly SubmissionProblem[] }): ReactElement | null {
  const { problems } = props;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  if (problems.length === 0) return null;
  return (
    <div className="usa-alert usa-alert--error" ref={summary} tabIndex={-1}>
      <div className="usa-alert__body">
        <h2 className="usa-alert__heading">{TEXTS.missingTitle}</h2>
        <ul className="usa-list">
          {problems.map(({ at, message }) => (
            <li key={at}>
              <a
                href={`#${fieldIdOf(at)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldIdOf(at))?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Stays in view while there are unsaved changes. */
function UnsavedBar(props: { readonly isSaving: boolean; readonly onDiscard: () => void }): ReactElement {
  const { isSaving, onDiscard } = props;
  return (
    <section className="unsaved-bar" aria-label={TEXTS.unsavedBar}>
      <p role="status">{TEXTS.unsaved}</p>
      <div className="row">
        <SubmitButton text={TEXTS.saveDraft} isWaiting={isSaving} />
        <DiscardButton texts={TEXTS} onDiscard={onDiscard} />
      </div>
    </section>
  );
}
