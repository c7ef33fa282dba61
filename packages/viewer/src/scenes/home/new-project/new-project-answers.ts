import {
  ASKED_WHEN,
  type AskedField,
  NEW_PROJECT_MESSAGES,
  NEW_PROJECT_VERSIONS,
  type NewProjectForm,
  newProjectFormSchema,
} from "@epb/contract";

/** What has been filled in so far. */
export type NewProjectAnswers = Partial<NewProjectForm>;

/** What is wrong with each field; nothing of a field that is as it has to be. */
export type NewProjectProblems = Partial<Record<keyof NewProjectForm, string>>;

const MISSING: Readonly<Record<AskedField, string>> = {
  _federalContractType: NEW_PROJECT_MESSAGES.federalContractTypeRequired,
  _stateLocalSubmarket: NEW_PROJECT_MESSAGES.submarketRequired,
  // @spec P §5 "its required message is tied": ours stands at its own field.
  _uescContractType: NEW_PROJECT_MESSAGES.uescContractTypeRequired,
  _ESPCCampaignParticipant: NEW_PROJECT_MESSAGES.campaignRequired,
};
const ASKED_FIELDS = Object.keys(ASKED_WHEN) as readonly AskedField[];

/** Whether the form asks for a field, by the answers before. @spec P §4 "The market segment drives which fields" */
export const isAsked = (field: AskedField, answers: NewProjectAnswers): boolean =>
  ASKED_WHEN[field](answers as NewProjectForm);

/** Two names that are one. @spec P §5 "Project name uniqueness ignores case" */
export const nameKey = (name: string): string => name.trim().toLowerCase();

/**
 * The project to create, or all that is wrong. The schema of the contract looks at what is asked because of other answers
 * when everything else is right; people are told at once.
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

/** An answer to a question that is no longer asked is left from before; one that was taken back, or a blank customer, is none. */
function withoutUnasked({ _customerEmail = "", ...answers }: NewProjectAnswers): NewProjectAnswers {
  const named = _customerEmail.trim() === "" ? answers : { ...answers, _customerEmail };
  return Object.fromEntries(
    Object.entries(named).filter(
      ([field, value]) => value !== undefined && (!(field in ASKED_WHEN) || isAsked(field as AskedField, answers)),
    ),
  );
}
