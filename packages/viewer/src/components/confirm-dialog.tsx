import { Button } from "@trussworks/react-uswds";
import type { ReactElement, ReactNode } from "react";
import { failureText } from "../errors/failure-text.js";
import { useSite } from "../site/site-context.js";
import { COMMON_TEXTS } from "../texts/common-texts.js";
import { AlertBox } from "./alert-box.js";
import { Dialog } from "./dialog.js";
import { Spinner } from "./spinner.js";
import { SteadyButton } from "./steady-button.js";

interface ConfirmDialogProps {
  readonly title: string;
  /** Label of the confirm button. */
  readonly confirm: string;
  /** True if the action deletes data. */
  readonly isDanger?: boolean;
  readonly isWaiting?: boolean;
  /** Reason for the failure, shown in the dialog. */
  readonly error?: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { title, confirm, isDanger = false, isWaiting = false, error, onConfirm, onClose, children } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <DialogFailure error={error} />
      <div className="dialog__actions">
        <SteadyButton type="button" secondary={isDanger} disabled={isWaiting} onClick={onConfirm}>
          {confirm} {isWaiting && <Spinner />}
        </SteadyButton>
        <Button type="button" outline onClick={onClose}>
          {COMMON_TEXTS.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

const hasFailed = (error: unknown): boolean => error !== undefined && error !== null;

/** Error message within a dialog, which hides the notices of the page. */
export function DialogFailure({ error }: { readonly error: unknown }): ReactElement | null {
  const { supportEmail } = useSite();
  if (!hasFailed(error)) return null;
  return <AlertBox kind="danger">{failureText(error, supportEmail) ?? COMMON_TEXTS.notPermittedTitle}</AlertBox>;
}
