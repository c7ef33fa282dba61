import { SECOND_FACTOR } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { useCall } from "../../../calls/use-call.js";
import { CallState } from "../../../components/call-state.js";
import { Card } from "../../../components/card.js";
import { RemoveDialog } from "./remove-dialog.js";
import { SECOND_FACTOR_TEXTS as TEXTS } from "./second-factor-texts.js";
import { SetUpDialog } from "./set-up-dialog.js";

/** Fewer recovery codes than these are few. */
const FEW_CODES = 3;

/** Whether logging in takes an authenticator app, and the ways to set it up and to remove it. */
export function SecondFactorCard(): ReactElement {
  const state = useCall(SECOND_FACTOR, {});
  const [open, setOpen] = useState<"setUp" | "remove">();
  const close = (): void => setOpen(undefined);
  return (
    <Card title={TEXTS.title}>
      <CallState query={state}>
        {({ isSetUp, recoveryCodesLeft }) => (
          <>
            <p>
              <span className={isSetUp ? "badge badge--success" : "badge"}>
                {isSetUp ? TEXTS.stateOn : TEXTS.stateOff}
              </span>
            </p>
            <p>{isSetUp ? TEXTS.on : TEXTS.off}</p>
            {isSetUp && <p>{TEXTS.codesLeft(recoveryCodesLeft)}</p>}
            {isSetUp && recoveryCodesLeft < FEW_CODES && <p>{TEXTS.fewCodes}</p>}
            <Button type="button" outline onClick={() => setOpen(isSetUp ? "remove" : "setUp")}>
              {isSetUp ? TEXTS.remove : TEXTS.setUp}
            </Button>
          </>
        )}
      </CallState>
      {open === "setUp" && <SetUpDialog onClose={close} />}
      {open === "remove" && <RemoveDialog onClose={close} />}
    </Card>
  );
}
