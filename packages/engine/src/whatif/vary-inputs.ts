import type { Decimal } from "../decimal/decimal.js";
import type { Project } from "../model/project.js";
import { valueWriter } from "../paths/write-values.js";
import { changedValue } from "./changed-value.js";
import { changeBy, type InputChange, type VariedInput } from "./input-change.js";
import { findPlaces, type InputPlace, nothingAt, type Outcome } from "./input-place.js";
import { type WhatIfProblem, whatIfProblem } from "./problem.js";

/** Gives the project with the inputs changed by as many numbers, in their order. */
export type VariedProject = (amounts: readonly Decimal[]) => Outcome<Project>;

/** Places that hold the same and are changed by the same inputs: one reckoning does for all of them. */
interface EqualPlaces {
  readonly places: readonly InputPlace[];
  /** Their numbers among all places. */
  readonly slots: readonly number[];
  /** Numbers of the inputs that reach them, in their order. */
  readonly inputs: readonly number[];
}

/**
 * Finds the inputs that are to be varied once, for a project that is calculated many times with other values. They have
 * to be there: what is missing has nothing to vary.
 */
export function varyInputs(project: Project, inputs: readonly VariedInput[]): Outcome<VariedProject> {
  const found = inputs.map((input) => presentPlaces(project, input));
  const problems = found.flatMap((outcome) => (outcome.ok ? [] : outcome.problems));
  if (problems.length > 0) return { ok: false, problems };

  const reached = reachedPlaces(found.map((outcome) => (outcome.ok ? outcome.value : [])));
  const groups = equalPlaces(reached);
  const write = valueWriter(
    project.data,
    reached.map(({ place }) => place.path),
  );
  const varied: VariedProject = (amounts) => {
    const changes = inputs.flatMap((input, index) => {
      const amount = amounts[index];
      return amount === undefined ? [] : [changeBy(input, amount)];
    });
    const values = new Array<unknown>(reached.length);
    const refusals: WhatIfProblem[] = [];
    for (const group of groups) {
      const changed = changedTogether(group, changes);
      if (!changed.ok) refusals.push(...changed.problems);
      else for (const slot of group.slots) values[slot] = changed.value;
    }
    if (refusals.length > 0) return { ok: false, problems: refusals };
    return { ok: true, value: { ...project, data: write(values) } };
  };
  return { ok: true, value: varied };
}

function presentPlaces(project: Project, { path, kind }: VariedInput): Outcome<readonly InputPlace[]> {
  const found = findPlaces(project, path, kind);
  if (!found.ok) return found;
  const present = found.value.filter(({ before }) => before !== undefined);
  return present.length > 0
    ? { ok: true, value: present }
    : { ok: false, problems: [whatIfProblem(nothingAt(path, project.unknownInputs), path)] };
}

interface ReachedPlace {
  readonly place: InputPlace;
  readonly inputs: number[];
}

/** Each place once, with the inputs that reach it. */
function reachedPlaces(places: readonly (readonly InputPlace[])[]): readonly ReachedPlace[] {
  const reached = new Map<string, ReachedPlace>();
  for (const [input, ofInput] of places.entries()) {
    for (const place of ofInput) {
      const known = reached.get(place.path);
      if (known === undefined) reached.set(place.path, { place, inputs: [input] });
      else known.inputs.push(input);
    }
  }
  return [...reached.values()];
}

function equalPlaces(reached: readonly ReachedPlace[]): readonly EqualPlaces[] {
  const groups = new Map<string, { places: InputPlace[]; slots: number[]; inputs: readonly number[] }>();
  for (const [slot, { place, inputs }] of reached.entries()) {
    const key = `${inputs.join()} ${String(place.before)}`;
    const group = groups.get(key) ?? { places: [], slots: [], inputs };
    group.places.push(place);
    group.slots.push(slot);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function changedTogether({ places, inputs }: EqualPlaces, changes: readonly InputChange[]): Outcome<unknown> {
  const [first] = places;
  let value = first?.before;
  for (const input of inputs) {
    const change = changes[input];
    if (change === undefined || first === undefined) continue;
    const changed = changedValue(change, first, value);
    if (!changed.ok) return { ok: false, problems: places.flatMap((place) => problemsOf(change, place, value)) };
    value = changed.value;
  }
  return { ok: true, value };
}

/** Problems are reported for every place. */
function problemsOf(change: InputChange, place: InputPlace, before: unknown): readonly WhatIfProblem[] {
  const changed = changedValue(change, place, before);
  return changed.ok ? [] : changed.problems;
}
