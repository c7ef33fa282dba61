import type { WhatIfChange } from "@epb/contract";
import { Decimal } from "@epb/engine";
import { changeBy, type InputChange, type Overlay } from "@epb/engine/whatif";
import { leverText } from "../what-if/lever-numbers.js";
import { LEVERS, type Lever, type LeverValues } from "../what-if/levers.js";
import { WHAT_IF_TEXTS } from "../what-if/what-if-texts.js";
import { SCENARIO_TEXTS } from "./scenario-texts.js";

/** Changes of the moved levers, as they are saved. */
export const changesOfLevers = (values: LeverValues): readonly WhatIfChange[] =>
  LEVERS.flatMap(({ id, path, slider: { kind } }) => {
    const value = values[id];
    return value === undefined ? [] : [{ path, kind, value }];
  });

const leverOf = ({ path, kind }: WhatIfChange): Lever | undefined =>
  LEVERS.find((lever) => lever.path === path && lever.slider.kind === kind);

/** Lever values of saved changes; undefined if a change of another program has no lever. */
export function leversOfChanges(changes: readonly WhatIfChange[]): LeverValues | undefined {
  const entries = changes.map((change) => {
    const lever = leverOf(change);
    return lever === undefined || change.kind === "remove" ? undefined : ([lever.id, String(change.value)] as const);
  });
  return entries.some((entry) => entry === undefined)
    ? undefined
    : Object.fromEntries(entries.filter((entry) => entry !== undefined));
}

/** Saved changes in words: `Index rate: 4.5%; Construction costs of all measures: +10%`. */
export function changesText(changes: readonly WhatIfChange[]): string {
  const texts = changes.flatMap((change) => {
    const lever = leverOf(change);
    if (lever === undefined || change.kind === "remove") return [];
    return [`${WHAT_IF_TEXTS.levers[lever.id]}: ${leverText(lever.look, String(change.value))}`];
  });
  return [...texts, ...(texts.length < changes.length ? [SCENARIO_TEXTS.otherChanges] : [])].join("; ");
}

/** Saved changes for the engine. */
export const overlayOfChanges = (changes: readonly WhatIfChange[]): Overlay => changes.map(inputChange);

function inputChange(change: WhatIfChange): InputChange {
  const { path, kind } = change;
  switch (kind) {
    case "set":
      return { kind, path, value: change.value };
    case "remove":
      return { kind, path };
    case "add":
    case "multiply":
      return changeBy({ kind, path }, new Decimal(change.value));
    default:
      return kind satisfies never;
  }
}
