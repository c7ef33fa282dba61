import {
  CREATE_PROJECT,
  type CreatedProject,
  LIST_PROJECTS,
  LISTS,
  MESSAGES,
  type NewProjectForm as NewProject,
} from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { isFailure } from "../../../api/api-failure.js";
import { useCall, useChange } from "../../../calls/use-call.js";
import { CallState } from "../../../components/call-state.js";
import { Form } from "../../../components/form/form.js";
import { SubmitButton } from "../../../components/form/submit-button.js";
import { useKeptForm } from "../../../components/form/use-kept-form.js";
import { useNotices } from "../../../components/notices/notice-list.js";
import { useGoBack } from "../../../components/use-go-back.js";
import { failureText } from "../../../errors/failure-text.js";
import { useSession } from "../../../session/session-context.js";
import { useSite } from "../../../site/site-context.js";
import { COMMON_TEXTS } from "../../../texts/common-texts.js";
import { NewProjectFields } from "./new-project-fields.js";
import { NEW_PROJECT_TEXTS as TEXTS } from "./new-project-texts.js";
import { useNewProjectForm } from "./use-new-project-form.js";

/** @spec P §9 "project-created notice and redirect delay 2000 ms" */
const CREATED_MILLISECONDS = 2000;

/** A screen that has the form within it. */
interface NewProjectHost {
  readonly onCancel: () => void;
  readonly onCreated: (created: CreatedProject) => void;
}

/**
 * Form for a new project.
 * @param host - Absent if the form is a page of its own.
 * @spec P §2 "New Project form", "OK shows a spinner while waiting", "Cancel goes back in history"; C §8 "On project
 * creation failure"
 */
export function NewProjectForm({ host }: { readonly host?: NewProjectHost }): ReactElement {
  const session = useSession();
  const notices = useNotices();
  const { supportEmail } = useSite();
  const goBack = useGoBack();
  const create = useChange(CREATE_PROJECT, [LIST_PROJECTS], { handlesErrors: true });
  const lists = useCall(LISTS, {}, { staleTime: Number.POSITIVE_INFINITY });
  const { form, refuseName, isOwnBuilder, asksCustomer } = useNewProjectForm(host !== undefined);
  const kept = useKeptForm(form, host === undefined ? "new-project" : "new-project/embedded");
  const [isCreated, setCreated] = useState(false);
  useWayToTheList(isCreated && host === undefined);

  const submit = async (project: NewProject): Promise<void> => {
    const created = await create.mutateAsync({ body: project });
    // @spec P §4 "reply must carry an id"; P §8 "Create project reply without id"
    if (typeof created?.id !== "string" || created.id === "") {
      notices.show(MESSAGES.projectNotCreated, { kind: "danger" });
      return;
    }
    kept.forget();
    setCreated(true);
    if (host === undefined) {
      notices.show(MESSAGES.projectCreated, { kind: "success", milliseconds: CREATED_MILLISECONDS });
    }
    // @spec P §7 "after create or delete"; C §4 "the current user is refreshed"
    await session.refresh().catch(() => {});
    host?.onCreated(created);
  };
  const tell = (error: unknown, { _name }: NewProject): void => {
    if (isFailure(error, 409) && error.code === "project/name-taken") {
      refuseName(_name);
      return;
    }
    const text = failureText(error, supportEmail);
    if (text !== undefined) notices.show(text, { kind: "danger" });
  };
  const cancel = (): void => {
    kept.forget();
    (host?.onCancel ?? goBack)();
  };

  return (
    <Form
      form={form}
      kept={kept}
      legend={TEXTS.title}
      isDisabled={create.isPending || isCreated}
      onSubmit={(project) => submit(project).catch((error: unknown) => tell(error, project))}
    >
      <p className="form__note">{COMMON_TEXTS.requiredHint}</p>
      {/* A list that arrives after its field does not show what was chosen before. */}
      <CallState query={lists}>
        {() => (
          <NewProjectFields isEmbedded={host !== undefined} isOwnBuilder={isOwnBuilder} asksCustomer={asksCustomer} />
        )}
      </CallState>
      <div className="form__actions">
        <SubmitButton text={TEXTS.ok} isWaiting={create.isPending} isDisabled={!form.formState.isValid || isCreated} />
        <Button type="button" outline onClick={cancel}>
          {COMMON_TEXTS.cancel}
        </Button>
      </div>
    </Form>
  );
}

/** @spec P §2 "after 2 seconds navigation to /portfolio/list" */
function useWayToTheList(isCreated: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isCreated) return;
    const timer = setTimeout(() => void navigate("/portfolio/list"), CREATED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isCreated, navigate]);
}
