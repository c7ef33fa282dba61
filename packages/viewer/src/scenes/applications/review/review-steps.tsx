import type { ApplicationDetails } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { Card } from "../../../components/card.js";
import { AskForChangesDialog } from "./ask-for-changes-dialog.js";
import { DecideDialog } from "./decide-dialog.js";
import { REVIEW_TEXTS as TEXTS } from "./review-texts.js";

/** Buttons for a submitted application: request changes, or decide. */
export function ReviewSteps({ application: { id } }: { readonly application: ApplicationDetails }): ReactElement {
  const [asked, setAsked] = useState<"return" | "decide">();
  const close = (): void => setAsked(undefined);
  return (
    <Card title={TEXTS.title}>
      <p>{TEXTS.final}</p>
      <div className="row">
        <Button type="button" onClick={() => setAsked("decide")}>
          {TEXTS.decide}
        </Button>
        <Button type="button" outline onClick={() => setAsked("return")}>
          {TEXTS.askForChanges}
        </Button>
      </div>
      {asked === "return" && <AskForChangesDialog id={id} onClose={close} />}
      {asked === "decide" && <DecideDialog id={id} onClose={close} />}
    </Card>
  );
}
