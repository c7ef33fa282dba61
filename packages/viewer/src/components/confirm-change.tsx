import type { Call, CallTypes } from "@epb/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useState } from "react";
import type { CallInput } from "../api/call-input.js";
import { askAgain, useChange } from "../calls/use-call.js";
import { ConfirmDialog } from "./confirm-dialog.js";
import { useNotices } from "./notices/notice-list.js";

/** State for the content of the dialog. */
interface Asked {
  /** Same as the confirm button. */
  readonly confirm: () => void;
  /** Reason for the failure. */
  readonly error: unknown;
}

interface ConfirmChangeProps<Types extends CallTypes> {
  readonly title: string;
  /** Label of the confirm button. */
  readonly confirm: string;
  /** True if the change deletes data. */
  readonly isDanger?: boolean;
  readonly call: Call<Types>;
  readonly input: CallInput<Types>;
  /** Calls that are refetched afterwards, also after a failure: another person may have made a change. */
  readonly changes?: readonly { readonly name: string }[];
  /** Runs first; false cancels the change, and the caller shows the reason. */
  readonly before?: () => boolean | Promise<boolean>;
  /** Notice after the change. */
  readonly done?: string;
  readonly onDone?: (reply: Types["reply"]) => void;
  readonly onClose: () => void;
  readonly children: ReactNode | ((asked: Asked) => ReactNode);
}

/**
 * Asks for confirmation, then sends the change: the dialog is disabled during the request, shows a failure, and closes
 * on success.
 */
export function ConfirmChange<Types extends CallTypes>(props: ConfirmChangeProps<Types>): ReactElement {
  const { title, confirm, isDanger = false, call, input, changes = [], onClose, children } = props;
  const change = useChange(call, changes, { handlesErrors: true });
  const queries = useQueryClient();
  const notices = useNotices();
  const [isPreparing, setPreparing] = useState(false);
  const take = async (): Promise<void> => {
    const preparation = props.before?.() ?? true;
    if (preparation instanceof Promise) setPreparing(true);
    const goesOn = await preparation;
    setPreparing(false);
    if (!goesOn) return;
    let reply: Types["reply"];
    try {
      reply = await change.mutateAsync(input);
    } catch {
      return void askAgain(queries, changes);
    }
    onClose();
    if (props.done !== undefined) notices.done(props.done);
    props.onDone?.(reply);
  };
  const { error } = change;
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      isDanger={isDanger}
      isWaiting={isPreparing || change.isPending}
      error={error}
      onConfirm={() => void take()}
      onClose={onClose}
    >
      {typeof children === "function" ? children({ confirm: () => void take(), error }) : children}
    </ConfirmDialog>
  );
}
