import type { ReactElement } from "react";
import { exactValue } from "../../../format/exact-value.js";
import { EXPLAIN_TEXTS } from "./explain-texts.js";
import type { Leaf } from "./explanation-parts.js";

interface LeafListProps {
  readonly leaves: readonly Leaf[];
  readonly onOpen: (path: string) => void;
}

const KINDS = {
  figure: EXPLAIN_TEXTS.figure,
  input: EXPLAIN_TEXTS.input,
  constant: EXPLAIN_TEXTS.constant,
  reference: EXPLAIN_TEXTS.reference,
  supplied: EXPLAIN_TEXTS.supplied,
} as const;

/** Operands of a figure: figures can be opened in turn; inputs show their location. */
export function LeafList({ leaves, onOpen }: LeafListProps): ReactElement {
  return (
    <ul className="explain__leaves">
      {leaves.map((leaf) => (
        <li key={`${leaf.kind} ${leaf.path ?? leaf.label} ${leaf.value}`} className="explain__leaf">
          <LeafLabel leaf={leaf} onOpen={onOpen} />
          <span className="explain__leaf-value">{shownValue(leaf)}</span>
          <span className="explain__leaf-kind">
            {KINDS[leaf.kind]}
            {leaf.cell !== undefined && <span className="explain__cell">{EXPLAIN_TEXTS.cell(leaf.cell)}</span>}
            {leaf.source !== undefined && <span>{leaf.source}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function LeafLabel({ leaf, onOpen }: { readonly leaf: Leaf; readonly onOpen: (path: string) => void }): ReactElement {
  const { kind, path, label } = leaf;
  if (kind !== "figure" || path === undefined) return <span className="explain__leaf-label">{label}</span>;
  return (
    <button type="button" className="figure explain__leaf-label" onClick={() => onOpen(path)}>
      {label}
    </button>
  );
}

const shownValue = ({ kind, value, unit }: Leaf): string =>
  kind === "input" && value === undefined ? EXPLAIN_TEXTS.notEntered : exactValue(value, unit);
