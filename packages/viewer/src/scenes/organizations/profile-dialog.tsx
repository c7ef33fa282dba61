import { ADD_PROFILE_VERSION, IMPORT_MAPPING_PROFILE, LIST_MAPPING_PROFILES, type MappingProfile } from "@epb/contract";
import { type ReactElement, useState } from "react";
import * as z from "zod/mini";
import { isFailure } from "../../api/api-failure.js";
import { useChange } from "../../calls/use-call.js";
import { Dialog } from "../../components/dialog.js";
import { FileDrop } from "../../components/files/file-drop.js";
import { Form } from "../../components/form/form.js";
import { FormDialogActions } from "../../components/form/form-dialog-actions.js";
import { FormFailure, putFailure } from "../../components/form/form-failure.js";
import { TextField } from "../../components/form/text-field.js";
import { useSchemaForm } from "../../components/form/use-schema-form.js";
import { useNotices } from "../../components/notices/notice-list.js";
import { useSite } from "../../site/site-context.js";
import { PROFILE_TEXTS as TEXTS } from "./profile-texts.js";

interface ProfileDialogProps {
  readonly organizationId: string;
  /** The profile that gets a version; a new one without it. */
  readonly profile?: MappingProfile;
  readonly onClose: () => void;
}

interface Note {
  note: string;
}

const NOTE = z.object({ note: z.string() });
const CHANGES = [LIST_MAPPING_PROFILES];

/** Imports a profile, or a version of one, from a file. */
export function ProfileDialog({ organizationId, profile, onClose }: ProfileDialogProps): ReactElement {
  const { supportEmail } = useSite();
  const notices = useNotices();
  const create = useChange(IMPORT_MAPPING_PROFILE, CHANGES, { handlesErrors: true });
  const add = useChange(ADD_PROFILE_VERSION, CHANGES, { handlesErrors: true });
  const form = useSchemaForm<Note>(NOTE, { note: "" });
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const onError = (error: unknown): void => {
    const place = isFailure(error) ? error.issues.find(({ at }) => at.startsWith("body.profile")) : undefined;
    if (place === undefined) putFailure(form, error, supportEmail);
    else setProblem(`${place.at.replace(/^body\.profile\.?/, "")} ${place.message}`.trim());
  };
  const done = (text: string): void => {
    notices.done(text);
    onClose();
  };
  const save = async ({ note }: Note): Promise<void> => {
    const content = file === undefined ? undefined : objectIn(await file.text());
    setProblem(file === undefined ? TEXTS.fileMissing : content === undefined ? TEXTS.notJson : undefined);
    if (content === undefined) return;
    const body = { profile: content, note };
    if (profile === undefined) {
      const onSuccess = ({ name }: MappingProfile): void => done(TEXTS.imported(name));
      create.mutate({ params: { id: organizationId }, body }, { onSuccess, onError });
    } else {
      const onSuccess = ({ name, versions }: MappingProfile): void =>
        done(TEXTS.added(name, versions[0]?.version ?? 1));
      const { id, revision } = profile;
      add.mutate({ params: { id }, body: { ...body, revision } }, { onSuccess, onError });
    }
  };
  const isNew = profile === undefined;
  return (
    <Dialog title={isNew ? TEXTS.import : TEXTS.newVersionOf(profile.name)} isWide onClose={onClose}>
      <Form form={form} onSubmit={(values) => void save(values)}>
        {!isNew && <p>{TEXTS.newVersionText}</p>}
        <FileDrop
          label={TEXTS.chooseFile}
          hint={TEXTS.fileHint}
          accept=".json"
          error={problem}
          onFiles={([picked]) => {
            setProblem(undefined);
            setFile(picked?.file);
          }}
        />
        <p className="long-word" role="status">
          {file?.name}
        </p>
        <TextField name="note" label={TEXTS.note} hint={TEXTS.noteHint} />
        <FormFailure />
        <FormDialogActions
          text={isNew ? TEXTS.importButton : TEXTS.addVersion}
          isWaiting={create.isPending || add.isPending}
          onClose={onClose}
        />
      </Form>
    </Dialog>
  );
}

/** The object of a JSON text; undefined for any other text. */
function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
