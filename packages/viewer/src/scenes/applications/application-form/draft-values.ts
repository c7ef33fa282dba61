import type { ApplicationForm } from "@epb/contract";

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] extends readonly (infer Item)[] ? Item[] : Type[Key] };

/** What the form of a draft holds: in one part, so that its fields are called as the places of what is missing. */
export interface DraftValues {
  form: Writable<ApplicationForm>;
}

export const draftValues = (form: ApplicationForm): DraftValues => ({
  form: { ...form, projectIds: [...form.projectIds] },
});

/** Whether two forms say the same. */
export const saysTheSame = (one: ApplicationForm, other: ApplicationForm): boolean =>
  (Object.keys(one) as (keyof ApplicationForm)[]).every((name) => String(one[name]) === String(other[name]));
