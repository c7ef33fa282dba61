import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { VISITOR } from "../../session/session.js";
import { useCurrentUser, useSession } from "../../session/session-context.js";
import { usePausedWrite } from "../../session/use-paused-write.js";

/** The state of a record that the entries of a form change. */
interface Base<Values> {
  readonly values: Values;
  readonly revision: number;
}

/** The copy of a form in the browser. */
export interface KeptForm<Values = unknown> {
  /** Time of the restored entries, milliseconds since 1970; undefined once they are sent or discarded. */
  readonly restoredFrom: number | undefined;
  /** Saved state that the restored entries are based on, if another one was saved later. */
  readonly earlier: Base<Values> | undefined;
  /** The browser has no room for a copy. */
  readonly isFull: boolean;
  /** Resets the form, and removes the copy. */
  readonly discard: () => void;
  /** Removes the copy: the form has been sent or canceled. */
  readonly forget: () => void;
}

interface Content<Values> {
  readonly entered: Values;
  readonly base: Base<Values>;
}

/**
 * Keeps the entries of a form in the browser until they are sent or discarded, and puts them back when the form opens
 * again. Not for forms with passwords or codes.
 *
 * @param place - Names the form, and the record that it belongs to.
 * @param revision - Revision of the record that the form changes.
 */
export function useKeptForm<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  place: string,
  revision = 0,
): KeptForm<Values> {
  const session = useSession();
  // The person who typed it, also when the session has ended.
  const [userId] = useState(useCurrentUser()?.id ?? VISITOR);
  const drafts = userId === VISITOR ? session.visitorDrafts : session.drafts;
  const { defaultValues } = form.formState;
  const [{ kept, isStale }] = useState(() => {
    const draft = drafts.take(userId, place);
    const content = draft?.content as Content<Values> | undefined;
    return { kept: draft && { at: draft.at, ...content }, isStale: !isSame(content?.base.values, defaultValues) };
  });
  const base = useRef(kept?.base);
  const [restoredFrom, setRestoredFrom] = useState(kept?.at);
  const [isFull, setFull] = useState(false);
  const waiting = usePausedWrite<Content<Values>>(drafts, (content) => setFull(!drafts.keep(userId, place, content)));
  const forget = (): void => {
    waiting.cancel();
    drafts.forget(userId, place);
    setRestoredFrom(undefined);
    setFull(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useLayoutEffect(() => {
    if (kept === undefined) return;
    form.reset(merged(defaultValues, kept.entered) as DefaultValues<Values>, { keepDefaultValues: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest stays the same while the form is open
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues: saved }) => {
          if (isSame(values, saved)) {
            base.current = undefined;
            forget();
            return;
          }
          base.current ??= { values: saved as Values, revision };
          waiting.start({ entered: values, base: base.current });
        },
      }),
    [form.subscribe, revision],
  );
  const earlier = restoredFrom !== undefined && isStale ? kept?.base : undefined;
  return { restoredFrom, earlier, isFull, discard: () => form.reset(), forget };
}

/** An untouched field can be empty in different ways. */
const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

const textOf = (values: unknown): string =>
  JSON.stringify(values, (_, value: unknown) =>
    value === "" || value === null || value === false ? undefined : value,
  );

/** Entries of an earlier version of the form may lack fields. */
function merged(blank: unknown, entered: unknown): unknown {
  if (!isRecord(blank) || !isRecord(entered)) return entered;
  const all = Object.entries(entered).map(([name, value]) => [name, merged(blank[name], value)]);
  return { ...blank, ...Object.fromEntries(all) };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
