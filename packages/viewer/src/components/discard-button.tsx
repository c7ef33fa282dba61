import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { ConfirmDialog } from "./confirm-dialog.js";

interface DiscardButtonProps {
  readonly texts: { readonly discard: string; readonly discardTitle: string; readonly discardText: string };
  /** Looks like a link instead of a button. */
  readonly unstyled?: boolean;
  readonly disabled?: boolean;
  readonly onDiscard: () => void;
}

/** Discards unsaved changes after a confirmation. */
export function DiscardButton({
  texts,
  unstyled = false,
  disabled = false,
  onDiscard,
}: DiscardButtonProps): ReactElement {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        type="button"
        unstyled={unstyled}
        outline={!unstyled}
        // Not `disabled`, so that the focus can return to the button after the changes are discarded.
        aria-disabled={disabled || undefined}
        onClick={() => {
          if (!disabled) setAsking(true);
        }}
      >
        {texts.discard}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.discardTitle}
          confirm={texts.discard}
          isDanger
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onDiscard();
          }}
        >
          <p>{texts.discardText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
