import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { COMMON_TEXTS } from "../../texts/common-texts.js";
import type { Notice, Notices } from "./notices.js";

const NoticesContext = createContext<Notices | undefined>(undefined);

export function NoticesProvider(props: { readonly notices: Notices; readonly children: ReactNode }): ReactElement {
  return <NoticesContext value={props.notices}>{props.children}</NoticesContext>;
}

export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (notices === undefined) throw new Error("there is no NoticesProvider around this");
  return notices;
}

/** The messages over the page; screen readers tell each as it comes. @spec P §2 "Message bar" */
export function NoticeList(): ReactElement {
  const notices = useNotices();
  const shown = useSyncExternalStore(
    (listener) => notices.subscribe(listener),
    () => notices.shown,
  );
  return (
    <div className="notices no-print" aria-live="polite">
      {shown.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

/** Stays while the pointer or the focus is on it, even after its time. When it closes, the focus returns. */
function NoticeItem({ notice: { id, kind, text } }: { readonly notice: Notice }): ReactElement {
  const notices = useNotices();
  const cameFrom = useRef<HTMLElement>(null);
  useLayoutEffect(() => notices.release(id, "page"), [notices, id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed but the button within
    <div
      className={`notice notice--${kind}`}
      role={kind === "danger" ? "alert" : undefined}
      // Mouse movement only: a notice that appears under a resting pointer does not count.
      onMouseMove={() => notices.hold(id, "mouse")}
      onMouseLeave={() => notices.release(id, "mouse")}
      onFocus={({ relatedTarget }) => {
        cameFrom.current = relatedTarget as HTMLElement | null;
        notices.hold(id, "focus");
      }}
      onBlur={() => notices.release(id, "focus")}
    >
      <span>{text}</span>
      <button
        type="button"
        className="notice__close"
        aria-label={COMMON_TEXTS.close}
        onClick={() => {
          notices.close(id);
          cameFrom.current?.focus();
        }}
      >
        ×
      </button>
    </div>
  );
}
