import { type NewProjectForm, PROJECT_NAME_EXISTS, UserGroup } from "@epb/contract";
import { ProjectType } from "@epb/engine";
import { useEffect, useState } from "react";
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { useCall } from "../../../calls/use-call.js";
import { useDebounced } from "../../../components/use-debounced.js";
import { useCurrentUser } from "../../../session/session-context.js";
import { checkNewProject, nameKey } from "./new-project-answers.js";

/** After the last key. Ours. */
const NAME_CHECK_MILLISECONDS = 350;

type Form = UseFormReturn<NewProjectForm, unknown, NewProjectForm>;

interface NewProjectFormState {
  readonly form: Form;
  /** Reports that a name already exists. */
  readonly refuseName: (name: string) => void;
  /** True if the builder is always the current user. */
  readonly isOwnBuilder: boolean;
  /** True if the current user cannot approve the project and may name a person who can. */
  readonly asksCustomer: boolean;
}

/**
 * State of the form: the contract's rules for its fields, and names that already exist.
 *
 * @param isEmbedded - @spec P §2 "Embedded mode offers only the first"
 */
export function useNewProjectForm(isEmbedded: boolean): NewProjectFormState {
  const user = useCurrentUser();
  const isOwnBuilder = user?.userGroupId === UserGroup.Esco;
  const [takenNames] = useState(() => new Set<string>());
  const form: Form = useForm<NewProjectForm, unknown, NewProjectForm>({
    resolver: (answers) => resolved(answers, takenNames),
    defaultValues: {
      _name: "",
      _zip: "",
      // @spec P §5 "may be preset to the current"
      _email: isOwnBuilder ? user.email : "",
      _customerEmail: "",
      // @spec P §5 "default ePX for an ePX user"
      _type: user?.isEpxUser === true && !isEmbedded ? ProjectType.Epx : ProjectType.Epb,
    },
    mode: "onChange",
    reValidateMode: "onChange",
  });
  const refuseName = (name: string): void => {
    takenNames.add(nameKey(name));
    void form.trigger("_name");
  };
  useTakenName(form, refuseName);
  useLastQuestion(form, takenNames);
  return { form, refuseName, isOwnBuilder, asksCustomer: user?.userGroupId !== UserGroup.Customer };
}

const resolved = (
  answers: Partial<NewProjectForm>,
  takenNames: ReadonlySet<string>,
): ReturnType<Resolver<NewProjectForm, unknown, NewProjectForm>> => {
  const checked = checkNewProject(answers, takenNames);
  if ("project" in checked) return { values: checked.project, errors: {} };
  const errors = Object.entries(checked.problems).map(([field, message]) => [field, { type: "invalid", message }]);
  return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<NewProjectForm> };
};

/**
 * Asks of the name, a moment after the last key, whether there is a project of it. @spec P §5 "must not already exist"
 */
function useTakenName(form: Form, refuseName: (name: string) => void): void {
  const name = useDebounced(form.watch("_name").trim(), NAME_CHECK_MILLISECONDS);
  const isPossible = name !== "" && form.getFieldState("_name", form.formState).error === undefined;
  const { data } = useCall(PROJECT_NAME_EXISTS, { params: { name } }, { isEnabled: isPossible });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when an answer has come, and not whenever the screen is drawn
  useEffect(() => {
    if (data?.exists === true) refuseName(name);
  }, [data, name]);
}

/** Says that the question of the campaign waits for an answer once nothing else does: radio buttons are never emptied, so no change of theirs would say so. */
function useLastQuestion(form: Form, takenNames: ReadonlySet<string>): void {
  const checked = checkNewProject(form.watch(), takenNames);
  const isLast = "problems" in checked && Object.keys(checked.problems).join() === CAMPAIGN;
  useEffect(() => {
    if (isLast) void form.trigger(CAMPAIGN);
  }, [isLast, form]);
}

const CAMPAIGN = "_ESPCCampaignParticipant" satisfies keyof NewProjectForm;
