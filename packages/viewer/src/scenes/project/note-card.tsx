import { LIST_PROJECT_NOTES, type PresentedNote, WRITE_PROJECT_NOTE } from "@epb/contract";
import type { NoteType } from "@epb/engine";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { useChange } from "../../calls/use-call.js";
import { Card } from "../../components/card.js";
import { Form } from "../../components/form/form.js";
import { FormFailure, putFailure } from "../../components/form/form-failure.js";
import { SubmitButton } from "../../components/form/submit-button.js";
import { TextAreaField } from "../../components/form/text-field.js";
import { useKeptForm } from "../../components/form/use-kept-form.js";
import { useSchemaForm } from "../../components/form/use-schema-form.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { useOpenProject } from "../../components/project/open-project.js";
import { PROJECT_ANSWERS } from "../../components/project/project-calls.js";
import { instant } from "../../format/dates.js";
import { useSession } from "../../session/session-context.js";
import { useSite } from "../../site/site-context.js";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import { NOTES_TEXTS } from "./project-records-texts.js";

const SCHEMA = WRITE_PROJECT_NOTE.body as Parameters<typeof useSchemaForm>[0];

interface NoteCardProps {
  readonly noteType: NoteType;
  readonly topic: string;
  /** Undefined if there is no note. */
  readonly note: PresentedNote | undefined;
  readonly mayWrite: boolean;
}

/** The note of a topic, to read and to write. */
export function NoteCard({ noteType, topic, note, mayWrite }: NoteCardProps): ReactElement {
  const text = note?.value ?? "";
  const { id } = useOpenProject();
  const { user, drafts } = useSession();
  const [isWriting, setWriting] = useState(
    () => mayWrite && user !== undefined && drafts.has(user.id, placeOfNote(id, noteType)),
  );
  const button = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    // After writing, the focus returns to the button that opened the form.
    if (wasWriting.current && !isWriting) button.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  return (
    <Card title={topic} level={3}>
      {isWriting ? (
        <NoteForm noteType={noteType} topic={topic} text={text} onDone={() => setWriting(false)} />
      ) : (
        <>
          {text === "" ? <p className="muted">{NOTES_TEXTS.none}</p> : <p className="note__text">{text}</p>}
          {text !== "" && note?.by !== undefined && (
            <p className="muted">{NOTES_TEXTS.written(note.by.name, instant(note.at))}</p>
          )}
          {mayWrite && (
            <button
              type="button"
              className="usa-button usa-button--outline"
              ref={button}
              aria-label={text === "" ? NOTES_TEXTS.add(topic) : NOTES_TEXTS.edit(topic)}
              onClick={() => setWriting(true)}
            >
              {text === "" ? NOTES_TEXTS.addShort : NOTES_TEXTS.editShort}
            </button>
          )}
        </>
      )}
    </Card>
  );
}

const placeOfNote = (projectId: string, noteType: NoteType): string => `project-note/${projectId}/${noteType}`;

interface NoteFormProps {
  readonly noteType: NoteType;
  readonly topic: string;
  readonly text: string;
  readonly onDone: () => void;
}

function NoteForm({ noteType, topic, text, onDone }: NoteFormProps): ReactElement {
  const { id } = useOpenProject();
  const notices = useNotices();
  const { supportEmail } = useSite();
  const change = useChange(WRITE_PROJECT_NOTE, [LIST_PROJECT_NOTES, ...PROJECT_ANSWERS], { handlesErrors: true });
  const form = useSchemaForm<{ value: string }>(SCHEMA, { value: text });
  const kept = useKeptForm(form, placeOfNote(id, noteType));
  const close = (): void => {
    kept.forget();
    onDone();
  };
  const { setFocus } = form;
  const isBack = kept.restoredFrom !== undefined;
  useEffect(() => {
    // Only a form that the person opened takes the focus.
    if (!isBack) setFocus("value");
  }, [setFocus, isBack]);
  const save = (body: { value: string }): void =>
    change.mutate(
      { params: { id, noteType }, body },
      {
        onSuccess: () => {
          notices.done(NOTES_TEXTS.saved);
          close();
        },
        onError: (error) => putFailure(form, error, supportEmail),
      },
    );
  return (
    <Form form={form} kept={kept} onSubmit={save} label={NOTES_TEXTS.label(topic)}>
      <TextAreaField name="value" label={NOTES_TEXTS.label(topic)} hint={NOTES_TEXTS.blankRemoves} rows={6} />
      <FormFailure />
      <div className="form__actions">
        <SubmitButton text={COMMON_TEXTS.save} isWaiting={change.isPending} />
        <Button type="button" outline onClick={close}>
          {COMMON_TEXTS.cancel}
        </Button>
      </div>
    </Form>
  );
}
