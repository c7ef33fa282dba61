import { DELETE_PROJECT, LIST_PROJECTS } from "@epb/contract";
import { type ReactElement, useRef, useState } from "react";
import { ConfirmChange } from "../../components/confirm-change.js";
import { useSession } from "../../session/session-context.js";
import { DELETION_TEXTS as TEXTS } from "../../texts/project-texts.js";

interface DeleteProjectDialogProps {
  readonly project: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Deletes a project after its name has been typed. @spec C §7 "deletes; then the user is refreshed" */
export function DeleteProjectDialog({ project, onClose, onDeleted }: DeleteProjectDialogProps): ReactElement {
  const { id, name } = project;
  const session = useSession();
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const isName = typed.trim().toLowerCase() === name.trim().toLowerCase();
  return (
    <ConfirmChange
      title={TEXTS.title}
      confirm={TEXTS.confirm}
      isDanger
      before={() => {
        setRefused(!isName);
        if (!isName) input.current?.focus();
        return isName;
      }}
      call={DELETE_PROJECT}
      input={{ params: { id } }}
      changes={[LIST_PROJECTS]}
      done={TEXTS.done(name)}
      onDone={() => {
        onDeleted();
        // @spec P §7 "after create or delete"; C §4 "the current user is refreshed"
        session.refresh().catch(() => {});
      }}
      onClose={onClose}
    >
      {({ confirm }) => (
        <>
          <p>{TEXTS.text(name)}</p>
          <div>
            <label className="usa-label" htmlFor="delete-project-name">
              {TEXTS.nameLabel}
            </label>
            {isRefused && (
              <span className="usa-error-message" id="delete-project-error" role="alert">
                {TEXTS.otherName}
              </span>
            )}
            <input
              className={isRefused ? "usa-input usa-input--error" : "usa-input"}
              id="delete-project-name"
              ref={input}
              autoComplete="off"
              value={typed}
              aria-invalid={isRefused || undefined}
              aria-describedby={isRefused ? "delete-project-error" : undefined}
              onChange={({ target }) => {
                setTyped(target.value);
                setRefused(false);
              }}
              onKeyDown={(event) => {
                if (event.key === "Enter") confirm();
              }}
            />
          </div>
        </>
      )}
    </ConfirmChange>
  );
}
