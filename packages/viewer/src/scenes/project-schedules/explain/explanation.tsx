import type { FigureExplanation } from "@epb/contract";
import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { AlertBox } from "../../../components/alert-box.js";
import { exactValue } from "../../../format/exact-value.js";
import { EXPLAIN_TEXTS } from "./explain-texts.js";
import { shownExplanation } from "./explanation-parts.js";
import { LeafList } from "./leaf-list.js";

interface ExplanationProps {
  readonly reply: FigureExplanation;
  readonly path: string;
  /** Explains an operand of this figure. */
  readonly onOpen: (path: string) => void;
}

/** A figure with its formula and operands, one level deep. */
export function Explanation({ reply, path, onOpen }: ExplanationProps): ReactElement {
  const shown = shownExplanation(reply, path);
  // A withheld figure has no value; the text names the inputs that it depends on.
  if (shown === undefined) return <p>{reply.text}</p>;
  const { figure, formula, restsOn, decidedBy } = shown;
  return (
    <>
      <p className="explain__value">{exactValue(figure.value, figure.unit)}</p>
      <ApprovedFigures reply={reply} />
      {formula.length > 0 && (
        <>
          <h3 className="explain__heading">{EXPLAIN_TEXTS.formula}</h3>
          <div className="explain__formula">
            {formula.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </>
      )}
      <h3 className="explain__heading">{EXPLAIN_TEXTS.restsOn}</h3>
      {restsOn.length === 0 ? <p>{EXPLAIN_TEXTS.nothing}</p> : <LeafList leaves={restsOn} onOpen={onOpen} />}
      {decidedBy.length > 0 && (
        <>
          <h3 className="explain__heading">{EXPLAIN_TEXTS.decidedBy}</h3>
          <LeafList leaves={decidedBy} onOpen={onOpen} />
        </>
      )}
      <p className="explain__source">
        {EXPLAIN_TEXTS.source}: {figure.spec}
      </p>
      <CopyButton text={reply.text} />
    </>
  );
}

/** Notice if an earlier engine calculated the approved figures and this engine gets different results. */
function ApprovedFigures({ reply: { approved, figures } }: { readonly reply: FigureExplanation }): ReactElement | null {
  if (approved === undefined) return null;
  return (
    <AlertBox kind="info" title={EXPLAIN_TEXTS.approvedTitle}>
      {EXPLAIN_TEXTS.approved(approved.engineVersion)}{" "}
      {approved.figures
        .map(({ path, value }) => {
          const named = figures.find((figure) => figure["path"] === path);
          const unit = named?.["unit"] as string | undefined;
          return EXPLAIN_TEXTS.approvedFigure(String(named?.["label"] ?? path), exactValue(value, unit));
        })
        .join("; ")}
    </AlertBox>
  );
}

/** Copies a text, and shows the result beside the button, because a dialog would hide a notice. */
function CopyButton({ text }: { readonly text: string }): ReactElement {
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
