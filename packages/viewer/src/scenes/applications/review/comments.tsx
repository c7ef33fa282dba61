import { type ApplicationComment, type ApplicationDetails, ApplicationAction as Do } from "@epb/contract";
import { type ReactElement, useMemo } from "react";
import * as z from "zod/mini";
import { useChange } from "../../../calls/use-call.js";
import { useApplicationArea } from "../../../components/application/application-area.js";
import { useApplicationStep } from "../../../components/application/use-application-step.js";
import { Card } from "../../../components/card.js";
import { DialogFailure } from "../../../components/confirm-dialog.js";
import { Form } from "../../../components/form/form.js";
import { SubmitButton } from "../../../components/form/submit-button.js";
import { TextAreaField } from "../../../components/form/text-field.js";
import { useKeptForm } from "../../../components/form/use-kept-form.js";
import { useSchemaForm } from "../../../components/form/use-schema-form.js";
import { instant } from "../../../format/dates.js";
import { REVIEW_TEXTS as TEXTS } from "./review-texts.js";

interface CommentsProps {
  readonly application: ApplicationDetails;
  readonly comments: readonly ApplicationComment[];
}

/** Comments of the reviewers on an application. */
export function Comments({ application, comments }: CommentsProps): ReactElement {
  return (
    <Card title={TEXTS.commentsTitle}>
      <p className="usa-hint">{TEXTS.commentsHint}</p>
      {comments.length === 0 ? (
        <p>{TEXTS.noComments}</p>
      ) : (
        <ul className="plain-list">
          {comments.map(({ at, by, text }) => (
            <li key={`${at} ${by}`} className="comment">
              <span className="facts-line">
                <strong>{by}</strong> · {instant(at)}
              </span>
              <span className="kept-lines">{text}</span>
            </li>
          ))}
        </ul>
      )}
      {application.actions.includes(Do.Comment) && <NewComment id={application.id} />}
    </Card>
  );
}

/** The text under another name than the text of a decision, whose dialog is open over this form. */
const schemaOf = (body: z.ZodMiniType): z.ZodMiniType =>
  z.object({
    comment: z.string().check(
      z.superRefine((text, context) => {
        for (const { message } of body.safeParse({ text }).error?.issues ?? []) {
          context.addIssue({ code: "custom", message });
        }
      }),
    ),
  });

function NewComment({ id }: { readonly id: string }): ReactElement {
  const { calls } = useApplicationArea();
  const { taken, refused } = useApplicationStep();
  const change = useChange(calls.comment, [], { handlesErrors: true });
  const schema = useMemo(() => schemaOf(calls.comment.body as z.ZodMiniType), [calls]);
  const form = useSchemaForm<{ comment: string }>(schema, { comment: "" });
  const kept = useKeptForm(form, `application-comment/${id}`);
  return (
    <Form
      form={form}
      kept={kept}
      onSubmit={({ comment }) =>
        change.mutate(
          { params: { id }, body: { text: comment } },
          {
            onSuccess: (application) => {
              form.reset();
              taken(application, TEXTS.commented);
            },
            onError: refused,
          },
        )
      }
    >
      <TextAreaField name="comment" label={TEXTS.comment} rows={3} />
      <DialogFailure error={change.error} />
      <div className="form__actions">
        <SubmitButton text={TEXTS.addComment} isWaiting={change.isPending} />
      </div>
    </Form>
  );
}
