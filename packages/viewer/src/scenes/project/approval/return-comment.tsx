import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { useOpenProject } from "../../../components/project/open-project.js";
import { PROJECT_TEXTS } from "../../../texts/project-texts.js";

/** The customer's comment on the last return, until the reader hides it. The activity keeps it. */
export function ReturnComment(): ReactElement | null {
  const { state } = useOpenProject();
  const { returnReason, stage } = state;
  const [hidden, setHidden] = useState<string>();
  if (returnReason === undefined || returnReason === hidden) return null;
  return (
    <div className="return-comment no-print">
      <p className="return-comment__text">
        <strong>{stage === "returned" ? PROJECT_TEXTS.returned : PROJECT_TEXTS.returnedBefore}:</strong>{" "}
        <span className="kept-lines">{returnReason}</span>
      </p>
      <Button type="button" unstyled onClick={() => setHidden(returnReason)}>
        {PROJECT_TEXTS.hide}
      </Button>
    </div>
  );
}
