import type { ReactElement } from "react";
import { Link } from "react-router-dom";
import { WITHHELD_TEXTS } from "../../texts/withheld-texts.js";
import { useWithheld, type WithheldInput } from "./withheld-context.js";

/** More inputs than these are counted. */
const MOST_NAMED = 5;

/** The note in words alone, for labels of pictures. @param lead - Sentence about the figures, up to the inputs. */
export function withheldText(lead: string, inputs: readonly WithheldInput[]): string {
  const names = inputs.slice(0, MOST_NAMED).map(({ label }) => label);
  const more = inputs.length - names.length;
  return `${lead} ${WITHHELD_TEXTS.inputs(inputs.length)}: ${[...names, ...(more > 0 ? [WITHHELD_TEXTS.more(more)] : [])].join("; ")}.`;
}

/** Explains that figures of the project are withheld, and links to the inputs that they depend on. */
export function WithheldNote({ lead }: { readonly lead: string }): ReactElement {
  const { inputs } = useWithheld();
  return <InputsNote lead={lead} inputs={inputs} />;
}

interface InputsNoteProps {
  /** Sentence about the figures, up to the inputs. */
  readonly lead: string;
  readonly inputs: readonly WithheldInput[];
  /** Number of further inputs, of which the names are not known. */
  readonly further?: number;
}

/** Names the inputs behind dashes, with links. */
export function InputsNote({ lead, inputs, further = 0 }: InputsNoteProps): ReactElement {
  const named = inputs.slice(0, MOST_NAMED);
  const more = inputs.length - named.length + further;
  return (
    <p className="withheld-note">
      {lead} {WITHHELD_TEXTS.inputs(inputs.length + further)}:{" "}
      {named.map((input, index) => (
        <span key={input.to + input.path}>
          {index > 0 && "; "}
          <InputLink input={input} />
        </span>
      ))}
      {more > 0 && `; ${WITHHELD_TEXTS.more(more)}`}.
    </p>
  );
}

/** An address within the page scrolls to its place, which the router does not do. */
function InputLink({ input: { to, label } }: { readonly input: WithheldInput }): ReactElement {
  return to.startsWith("#") ? <a href={to}>{label}</a> : <Link to={to}>{label}</Link>;
}
