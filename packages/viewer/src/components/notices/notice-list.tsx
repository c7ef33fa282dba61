import { createContext, type ReactElement, type ReactNode, useContext, useSyncExternalStore } from "react";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import type { Notices } from "./notices.js";

const NoticesContext = createContext<Notices | undefined>(undefined);

export function NoticesProvider(props: { readonly notices: Notices; readonly children: ReactNode }): ReactElement {
  return <NoticesContext value={props.notices}>{props.children}</NoticesContext>;
}

export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (notices === undefined) throw new Error("there is no NoticesProvider around this");
  return notices;
}

/** The messages over the page; screen readers tell each as it comes. @spec P §2 "Message bar: dismissible danger-styled message with a close icon" */
export function NoticeList(): ReactElement {
  const notices = useNotices();
  const shown = useSyncExternalStore(
    (listener) => notices.subscribe(listener),
    () => notices.shown,
  );
  return (
    <div className="notices" aria-live="polite">
      {shown.map(({ id, kind, text }) => (
        <div key={id} className={`notice notice--${kind}`} role={kind === "danger" ? "alert" : undefined}>
          <span>{text}</span>
          <button
            type="button"
            className="notice__close"
            aria-label={COMMON_TEXTS.close}
            onClick={() => notices.close(id)}
          >
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
