import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { MappingResult, OpenForm } from "./reading/open-form.js";
import { decidedMapping } from "./state/form-mapping.js";
import { type MappingAction, type MappingChange, type MappingState, reduceMapping } from "./state/mapping-changes.js";

/** Milliseconds without a change before a calculation, so that typing stays smooth. */
const PAUSE = 200;

/** Lets the browser draw the page, and hear keys. */
const untilDrawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export interface MappingControl {
  readonly state: MappingState;
  readonly result: MappingResult | undefined;
  /** True from a change to its result. */
  readonly isCalculating: boolean;
  /** True if epb stopped with an error of its own. */
  readonly hasFailed: boolean;
  readonly change: (change: MappingChange) => void;
  readonly undo: () => void;
}

/**
 * The mapping of a form with its result, which follows each change.
 *
 * @param first - State at the beginning.
 * @param onKeep - Receives each state, to be used when the person returns.
 */
export function useMapping(form: OpenForm, first: MappingState, onKeep: (state: MappingState) => void): MappingControl {
  const [state, dispatch] = useReducer<MappingState, [MappingAction]>(reduceMapping, first);
  const [result, setResult] = useState<MappingResult>();
  const [isCalculating, setCalculating] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const keep = useRef(onKeep);
  keep.current = onKeep;
  useEffect(() => {
    keep.current(state);
  }, [state]);
  const { now } = state;
  useEffect(() => {
    let isCurrent = true;
    setCalculating(true);
    const calculate = async (): Promise<void> => {
      const next = await form.calculate(decidedMapping(now), async () => {
        await untilDrawn();
        if (!isCurrent) throw new Outdated();
      });
      if (!isCurrent) return;
      setResult(next);
      setFailed(false);
      setCalculating(false);
      dispatch({ kind: "foundWords", words: next.words });
    };
    const timer = setTimeout(() => {
      calculate().catch((error: unknown) => {
        if (error instanceof Outdated) return;
        setFailed(true);
        setCalculating(false);
      });
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [form, now]);
  const change = useCallback((one: MappingChange) => dispatch(one), []);
  const undo = useCallback(() => dispatch({ kind: "undo" }), []);
  return { state, result, isCalculating, hasFailed, change, undo };
}

/** Ends the calculation of a mapping that has changed since. */
class Outdated extends Error {}
