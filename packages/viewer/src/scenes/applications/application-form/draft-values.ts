import type { ApplicationForm } from "@epb/contract";

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] extends readonly (infer Item)[] ? Item[] : Type[Key] };

/** Form values of a draft. They have one member, so that field names equal the paths of problems. */
export interface DraftValues {
  form: Writable<ApplicationForm>;
}

export const draftValues = (form: ApplicationForm): DraftValues => ({
  form: { ...form, projectIds: [...form.projectIds] },
});

/** True if two forms have the same entries. */
export const saysTheSame = (one: ApplicationForm, other: ApplicationForm): boolean =>
  (Object.keys(one) as (keyof ApplicationForm)[]).every((name) => String(one[name]) === String(other[name]));
