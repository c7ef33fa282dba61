import type { Call, CallTypes } from "@epb/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useState } from "react";
import type { CallInput } from "../api/call-input.js";
import { askAgain, useChange } from "../calls/use-call.js";
import { ConfirmDialog } from "./confirm-dialog.js";
import { useNotices } from "./notices/notice-list.js";

/** What the content of the dialog may need. */
interface Asked {
  /** As the button does it. */
  readonly confirm: () => void;
  /** Why it did not go. */
  readonly error: unknown;
}

interface ConfirmChangeProps<Types extends CallTypes> {
  readonly title: string;
  /** What the button says that does it. */
  readonly confirm: string;
  /** It takes something away. */
  readonly isDanger?: boolean;
  readonly call: Call<Types>;
  readonly input: CallInput<Types>;
  /** Calls whose answers are asked for again afterwards, also when it is refused: somebody else may have done something. */
  readonly changes?: readonly { readonly name: string }[];
  /** Comes first. False: it is not done after all, and why is told elsewhere. */
  readonly before?: () => boolean | Promise<boolean>;
  /** What people are told once it is done. */
  readonly done?: string;
  readonly onDone?: (reply: Types["reply"]) => void;
  readonly onClose: () => void;
  readonly children: ReactNode | ((asked: Asked) => ReactNode);
}

/** Asks before a call that changes something, and makes it: the dialog is busy meanwhile, tells why it did not go, and closes when it is done. */
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
