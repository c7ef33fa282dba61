import "./explain.scss";
import { EXPLAIN_FIGURE, type ListedFigure } from "@epb/contract";
import { type ReactElement, useEffect, useId, useRef, useSyncExternalStore } from "react";
import { useCall } from "../../../calls/use-call.js";
import { CallState } from "../../../components/call-state.js";
import { EXPLAIN_TEXTS } from "./explain-texts.js";
import { Explanation } from "./explanation.js";
import type { Explained } from "./use-explained.js";

/** From here on a panel has room beside what it explains. */
const WIDE = "(min-width: 64rem)";

/** True if the window has room for a side panel. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => matchMedia(WIDE).matches,
  );
}

interface ExplainPanelProps {
  readonly projectId: string;
  readonly explained: Explained;
  /** For the names of the figures in the trail. */
  readonly figures: readonly ListedFigure[];
}

/** Derivation of a figure: beside the tables on wide screens, over the tables on narrow ones. */
export function ExplainPanel({ projectId, explained, figures }: ExplainPanelProps): ReactElement | null {
  const isWide = useIsWide();
  const { path } = explained;
  if (path === undefined) return null;
  // A dialog cannot change between the two kinds while it is open.
  return (
    <OpenPanel
      key={String(isWide)}
      isModal={!isWide}
      path={path}
      projectId={projectId}
      explained={explained}
      figures={figures}
    />
  );
}

/** An explanation needs the labels of the operands, which are one level deeper. */
const DEPTH = 2;

interface OpenPanelProps extends ExplainPanelProps {
  readonly path: string;
  readonly isModal: boolean;
}

function OpenPanel({ projectId, explained, figures, path, isModal }: OpenPanelProps): ReactElement {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const reply = useCall(EXPLAIN_FIGURE, { params: { id: projectId }, query: { figure: path, depth: DEPTH } });
  useEffect(() => {
    const { current } = dialog;
    if (isModal) current?.showModal();
    else current?.show();
    return () => current?.close();
  }, [isModal]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each figure is a new place to read from
  useEffect(() => heading.current?.focus(), [path]);
  const label = figures.find((figure) => figure.path === path)?.label;
  return (
    <dialog
      ref={dialog}
      className={isModal ? "explain dialog no-print" : "explain explain--side no-print"}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        explained.close();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !isModal) explained.close();
      }}
    >
      <div className="explain__head">
        <p className="explain__kind">{EXPLAIN_TEXTS.panel}</p>
        <button type="button" className="explain__close" aria-label={EXPLAIN_TEXTS.close} onClick={explained.close}>
          {"×"}
        </button>
      </div>
      <ExplanationTrail explained={explained} figures={figures} />
      <h2 className="focused explain__title" id={id} ref={heading} tabIndex={-1}>
        {label ?? EXPLAIN_TEXTS.panel}
      </h2>
      <CallState query={reply}>
        {(answer) => <Explanation reply={answer} path={path} onOpen={explained.goTo} />}
      </CallState>
    </dialog>
  );
}

interface ExplanationTrailProps {
  readonly explained: Explained;
  readonly figures: readonly ListedFigure[];
}

/** The way back up to the figure that was opened first. */
function ExplanationTrail({ explained, figures }: ExplanationTrailProps): ReactElement | null {
  const { trail, backTo } = explained;
  if (trail.length < 2) return null;
  return (
    <nav className="explain__trail" aria-label={EXPLAIN_TEXTS.trail}>
      <ol>
        {trail.slice(0, -1).map((path, index) => (
          <li key={path}>
            <button type="button" className="explain__step" onClick={() => backTo(index)}>
              {figures.find((figure) => figure.path === path)?.label ?? path}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
