import {
  ASKED_WHEN,
  type AskedField,
  NEW_PROJECT_MESSAGES,
  NEW_PROJECT_VERSIONS,
  type NewProjectForm,
  newProjectFormSchema,
} from "@epb/contract";

/** Answers so far. */
export type NewProjectAnswers = Partial<NewProjectForm>;

/** Message of each field with a problem. */
export type NewProjectProblems = Partial<Record<keyof NewProjectForm, string>>;

const MISSING: Readonly<Record<AskedField, string>> = {
  _federalContractType: NEW_PROJECT_MESSAGES.federalContractTypeRequired,
  _stateLocalSubmarket: NEW_PROJECT_MESSAGES.submarketRequired,
  // @spec P §5 "its required message is tied": our message is at its own field.
  _uescContractType: NEW_PROJECT_MESSAGES.uescContractTypeRequired,
  _ESPCCampaignParticipant: NEW_PROJECT_MESSAGES.campaignRequired,
};
const ASKED_FIELDS = Object.keys(ASKED_WHEN) as readonly AskedField[];

/** True if the form shows a field, given the earlier answers. @spec P §4 "The market segment drives which fields" */
export const isAsked = (field: AskedField, answers: NewProjectAnswers): boolean =>
  ASKED_WHEN[field](answers as NewProjectForm);

/** Two names that are one. @spec P §5 "Project name uniqueness ignores case" */
export const nameKey = (name: string): string => name.trim().toLowerCase();

/**
 * The project to create, or all problems. The contract schema checks dependent fields only when all others are correct;
 * this function reports all problems together.
 *
 * @param takenNames - Keys of names that are known to exist.
 * @spec P §5 "New Project form"
 */
export function checkNewProject(
  answers: NewProjectAnswers,
  takenNames: ReadonlySet<string>,
): { readonly project: NewProjectForm } | { readonly problems: NewProjectProblems } {
  const given = withoutUnasked(answers);
  const checked = newProjectFormSchema.safeParse(given);
  const problems: NewProjectProblems = {};
  for (const { path, message } of checked.error?.issues ?? []) problems[path[0] as keyof NewProjectForm] ??= message;
  for (const field of ASKED_FIELDS) {
    if (isAsked(field, answers) && answers[field] === undefined) problems[field] ??= MISSING[field];
  }
  if (takenNames.has(nameKey(answers._name ?? ""))) problems._name ??= NEW_PROJECT_MESSAGES.nameTaken;
  if (checked.data === undefined || Object.keys(problems).length > 0) return { problems };
  const { data } = checked;
  return { project: { ...data, _projectBuilderId: data._email, _version: NEW_PROJECT_VERSIONS[data._type] } };
}

/** Drops answers to questions that are no longer asked, cleared answers, and a blank customer. */
function withoutUnasked({ _customerEmail = "", ...answers }: NewProjectAnswers): NewProjectAnswers {
  const named = _customerEmail.trim() === "" ? answers : { ...answers, _customerEmail };
  return Object.fromEntries(
    Object.entries(named).filter(
      ([field, value]) => value !== undefined && (!(field in ASKED_WHEN) || isAsked(field as AskedField, answers)),
    ),
  );
}
