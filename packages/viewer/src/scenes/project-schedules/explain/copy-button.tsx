import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { EXPLAIN_TEXTS } from "./explain-texts.js";

/** Copies a text, and says beside the button whether it did: a dialog would hide a notice. */
export function CopyButton({ text }: { readonly text: string }): ReactElement {
  const [copied, setCopied] = useState<{ readonly text: string; readonly isDone: boolean }>();
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied({ text, isDone: true }),
      () => setCopied({ text, isDone: false }),
    );
  };
  return (
    <div className="row no-print">
      <Button type="button" outline onClick={copy}>
        {EXPLAIN_TEXTS.copy}
      </Button>
      <span role="status">
        {copied?.text === text && (copied.isDone ? EXPLAIN_TEXTS.copied : EXPLAIN_TEXTS.copyFailed)}
      </span>
    </div>
  );
}
