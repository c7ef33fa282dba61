import {
  APPROVE_PROJECT,
  approvalStatement,
  GET_ISSUES,
  GET_KEPT_FINDINGS,
  issueKey,
  LIST_APPROVALS,
  ProjectAction,
  RETURN_PROJECT,
} from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { useCall, useChange } from "../../calls/use-call.js";
import { CallState } from "../../components/call-state.js";
import { CheckboxField } from "../../components/form/choice-fields.js";
import { Form } from "../../components/form/form.js";
import { FormFailure, putFailure } from "../../components/form/form-failure.js";
import { SubmitButton } from "../../components/form/submit-button.js";
import { TextAreaField } from "../../components/form/text-field.js";
import { useKeptForm } from "../../components/form/use-kept-form.js";
import { useSchemaForm } from "../../components/form/use-schema-form.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../components/project/project-calls.js";
import { ReasonDialog } from "../../components/project/reason-dialog.js";
import { useCurrentUser } from "../../session/session-context.js";
import { useSite } from "../../site/site-context.js";
import { PROJECT_REVIEW_TEXTS as TEXTS } from "../../texts/project-review-texts.js";
import { APPROVAL_TEXTS, STEP_TEXTS } from "../../texts/project-texts.js";

const SCHEMA = z.object({
  done: z.array(z.boolean()),
  reasons: z.array(z.string().check(z.trim(), z.minLength(1, { error: TEXTS.reasonMissing }))),
});

/** An error that needs a reason. */
interface OpenError {
  readonly key: string;
  readonly code: string;
  readonly message: string;
}

/** The statement that is signed, a reason for each open error, and the last comment to check. */
export function ReviewDecision(): ReactElement {
  const { id } = useOpenProject();
  const params = { id };
  const issues = useCall(GET_ISSUES, { params });
  const kept = useCall(GET_KEPT_FINDINGS, { params });
  return (
    <CallState query={issues}>
      {({ items }) => (
        <CallState query={kept}>
          {(findings) => {
            const own = items.filter(({ severity }) => severity === "error");
            const ofWorkbook = findings.items.filter(
              ({ severity, accepted, at }) =>
                severity === "error" && accepted === undefined && !own.some((issue) => issue.at === at),
            );
            const errors = [
              ...own.map((issue) => ({ key: issueKey(issue), code: issue.code, message: issue.message })),
              ...ofWorkbook.map((finding) => ({ key: finding.id, code: finding.code, message: finding.message })),
            ];
            return <DecisionForm key={errors.map(({ key }) => key).join()} errors={errors} />;
          }}
        </CallState>
      )}
    </CallState>
  );
}

interface Values {
  readonly done: boolean[];
  readonly reasons: string[];
}

function DecisionForm({ errors }: { readonly errors: readonly OpenError[] }): ReactElement {
  const { id, name, state } = useOpenProject();
  const user = useCurrentUser();
  const notices = useNotices();
  const navigate = useNavigate();
  const { supportEmail } = useSite();
  const [isReturning, setReturning] = useState(false);
  const change = useChange(APPROVE_PROJECT, [...PROJECT_ANSWERS, LIST_APPROVALS], { handlesErrors: true });
  const lines = (state.returnReason ?? "").split("\n").filter((line) => line.trim() !== "");
  const form = useSchemaForm<Values>(SCHEMA, { done: lines.map(() => false), reasons: errors.map(() => "") });
  const kept = useKeptForm(form, `project-approve/${id}/${state.revision}`);
  const { revision, allowedActions } = state;
  const statement = approvalStatement({
    projectName: name,
    revision,
    organization: user?.organization ?? "",
    errors: errors.length,
  });
  // The form disappears with the approval: code after it must not depend on the form.
  const approve = async ({ reasons: entered }: Values): Promise<void> => {
    const reasons = errors.map(({ key }, index) => ({ error: key, reason: entered[index] ?? "" }));
    try {
      await change.mutateAsync({ params: { id }, body: { revision, reasons } });
    } catch (error) {
      putFailure(form, error, supportEmail);
      return;
    }
    kept.forget();
    notices.done(TEXTS.approved);
    void navigate(`/portfolio/${id}`);
  };
  return (
    <>
      <Form form={form} kept={kept} onSubmit={(values) => void approve(values)} hasSummary>
        {lines.length > 0 && (
          <fieldset className="plain-fieldset">
            <legend>
              <strong>{TEXTS.comment}</strong> <span className="usa-hint">{TEXTS.commentHint}</span>
            </legend>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a comment are always the same
              <CheckboxField key={index} name={`done.${index}`} label={line} />
            ))}
          </fieldset>
        )}
        {errors.length > 0 && <p>{TEXTS.errorReasons(errors.length)}</p>}
        {errors.map(({ key, code, message }, index) => (
          <TextAreaField
            key={key}
            name={`reasons.${index}`}
            label={TEXTS.reasonFor(code, message)}
            rows={2}
            isRequired
          />
        ))}
        <div>
          <p>
            <strong>{TEXTS.statement}</strong>
          </p>
          <blockquote className="signed-statement">{statement}</blockquote>
        </div>
        <FormFailure />
        <div className="button-row">
          {allowedActions.includes(ProjectAction.Approve) && (
            <SubmitButton text={TEXTS.approve} isWaiting={change.isPending} />
          )}
          {allowedActions.includes(ProjectAction.Return) && (
            <Button type="button" outline onClick={() => setReturning(true)}>
              {TEXTS.return}
            </Button>
          )}
        </div>
      </Form>
      {isReturning && (
        <ReasonDialog
          call={RETURN_PROJECT}
          params={{ id }}
          texts={{ ...STEP_TEXTS.return, ...APPROVAL_TEXTS.return }}
          onClose={() => setReturning(false)}
        />
      )}
    </>
  );
}
