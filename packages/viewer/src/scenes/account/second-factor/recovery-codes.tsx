import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { SECOND_FACTOR_TEXTS as TEXTS } from "./second-factor-texts.js";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Codes for the day on which the phone is not there, shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps): ReactElement {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join("\n")).then(
      () => setCopied(true),
      // A browser that does not let it: they can be read and written down.
      () => {},
    );
  };
  return (
    <>
      <p>{TEXTS.recoveryLead}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p role="status">{isCopied && TEXTS.copied}</p>
      <div className="form__actions">
        <Button type="button" onClick={onDone}>
          {TEXTS.done}
        </Button>
        <Button type="button" outline onClick={() => void copy()}>
          {TEXTS.copy}
        </Button>
      </div>
    </>
  );
}
