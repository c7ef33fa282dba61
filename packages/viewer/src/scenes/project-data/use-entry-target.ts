import { useEffect, useMemo, useRef } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { ENTRY_PARAMETER } from "../../components/project/entry-address.js";
import { fieldId } from "./entry-field.js";
import type { EntryPlace } from "./section-places.js";

/** Entry that the URL points to; a new object for each navigation. */
export interface EntryTarget {
  /** Path as written in the URL. */
  readonly path: string;
  /** Undefined where nothing on the screens has to do with it. */
  readonly place: EntryPlace | undefined;
}

/**
 * Entry that the URL points to. Fields receive the focus here; cells receive it in their grid.
 * @param section - The visible section.
 */
export function useEntryTarget(
  section: string,
  placeOf: (path: string) => EntryPlace | undefined,
): EntryTarget | undefined {
  const { key } = useLocation();
  const [search] = useSearchParams();
  const path = search.get(ENTRY_PARAMETER) ?? undefined;
  const find = useRef(placeOf);
  find.current = placeOf;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once per navigation; the focus stays if rows move
  const target = useMemo(() => (path === undefined ? undefined : { path, place: find.current(path) }), [path, key]);
  useEffect(() => {
    const field = target?.place?.section === section ? target.place.field : undefined;
    if (field === undefined) return;
    const control = document.getElementById(fieldId(field));
    // A read-only entry can lack a control that takes the focus.
    const isDisabled = control instanceof HTMLSelectElement && control.disabled;
    (isDisabled ? control.closest<HTMLElement>(".entry") : control)?.focus();
  }, [target, section]);
  return target;
}
