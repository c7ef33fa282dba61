import { type ReactElement, type ReactNode, useEffect, useId, useRef } from "react";

interface DialogProps {
  readonly title: string;
  readonly isWide?: boolean;
  /** Size for a video: most of the window. @spec P §2 "70% of window width, 80% of height" */
  readonly isVideo?: boolean;
  /** Called for the Escape key; a click outside the dialog does not close it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Modal dialog. It is open while it is mounted; the browser keeps the focus inside. */
export function Dialog({ title, isWide = false, isVideo = false, onClose, children }: DialogProps): ReactElement {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    current?.showModal();
    return () => {
      current?.close();
      if (before instanceof HTMLElement) before.focus();
      // The pressed button may have been removed with the dialog's action.
      if (document.activeElement === document.body) document.querySelector("h1")?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog${isWide ? " dialog--wide" : ""}${isVideo ? " dialog--video" : ""}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 className="dialog__title" id={id}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
