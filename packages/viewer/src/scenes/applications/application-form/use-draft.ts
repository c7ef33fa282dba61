import type { ApplicationDetails } from "@epb/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { FieldPath, UseFormReturn } from "react-hook-form";
import { type ApiFailure, isFailure } from "../../../api/api-failure.js";
import { askAgain, useChange } from "../../../calls/use-call.js";
import { useApplicationArea } from "../../../components/application/application-area.js";
import { keepApplication } from "../../../components/application/use-application-step.js";
import { putFailure } from "../../../components/form/form-failure.js";
import { type KeptForm, useKeptForm } from "../../../components/form/use-kept-form.js";
import { useSchemaForm } from "../../../components/form/use-schema-form.js";
import { useNotices } from "../../../components/notices/notice-list.js";
import { useSite } from "../../../site/site-context.js";
import { APPLICATION_FORM_TEXTS } from "../../../texts/application-texts.js";
import { type DraftValues, draftValues, saysTheSame } from "./draft-values.js";

/** A draft that is being edited. */
export interface Draft {
  readonly form: UseFormReturn<DraftValues, unknown, DraftValues>;
  readonly kept: KeptForm<DraftValues>;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Version that was saved elsewhere while this form has unsaved changes. */
  readonly conflict: ApplicationDetails | undefined;
  /** @param isForced - Saves over what was saved elsewhere. @returns Whether it is saved. */
  save(isForced?: boolean): Promise<boolean>;
  /** Restores the saved state. */
  discard(): void;
}

/** Place of the kept entries of an application. */
export const placeOfApplication = (id: string): string => `application/${id}`;

/** Edits a draft: keeps what is typed until it is saved, and notices when the draft was saved elsewhere. */
export function useDraft(application: ApplicationDetails): Draft {
  const area = useApplicationArea();
  const { calls } = area;
  const queries = useQueryClient();
  const notices = useNotices();
  const { supportEmail } = useSite();
  const change = useChange(calls.save, [], { handlesErrors: true });
  const schema = calls.save.body as Parameters<typeof useSchemaForm>[0];
  const form = useSchemaForm<DraftValues>(schema, draftValues(application.form));
  const { isDirty } = form.formState;
  const kept = useKeptForm(form, placeOfApplication(application.id), application.revision);
  const { earlier } = kept;
  // Saved version that the changes in the form are based on.
  const base = useRef(earlier ? { ...application, ...earlier.values, revision: earlier.revision } : application);
  const [conflict, setConflict] = useState(earlier && application);

  const take = (saved: ApplicationDetails): void => {
    base.current = saved;
    setConflict(undefined);
    form.reset(draftValues(saved.form));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another application has arrived
  useEffect(() => {
    if (application === conflict || application.revision <= base.current.revision) return;
    // An added or removed file does not change the form.
    if (saysTheSame(application.form, base.current.form)) base.current = application;
    else if (isDirty) setConflict(application);
    else take(application);
  }, [application]);

  const refused = async (error: ApiFailure): Promise<void> => {
    if (isFailure(error, 409)) await askAgain(queries, [calls.get]);
    const atFields = error.issues.flatMap(({ at, message }) => {
      const name = /^(?:body\.)?(form\.\w+)/.exec(at)?.[1];
      return name === undefined ? [] : [{ name: name as FieldPath<DraftValues>, message }];
    });
    for (const { name, message } of atFields) form.setError(name, { type: "server", message });
    if (atFields.length === 0) putFailure(form, error, supportEmail);
  };

  const discard = (): void => take(conflict ?? base.current);
  return {
    form,
    kept: { ...kept, discard },
    isDirty,
    isSaving: change.isPending,
    conflict,
    async save(isForced = false) {
      const { revision } = isForced ? (conflict ?? base.current) : base.current;
      form.clearErrors("root");
      try {
        const saved = await change.mutateAsync({
          params: { id: application.id },
          body: { form: form.getValues("form"), revision },
        });
        take(saved);
        keepApplication(queries, area, saved);
        notices.done(APPLICATION_FORM_TEXTS.saved);
        return true;
      } catch (error) {
        await refused(error as ApiFailure);
        return false;
      }
    },
    discard,
  };
}
