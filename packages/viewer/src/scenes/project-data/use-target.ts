import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { fieldId } from "./entry-field.js";
import type { EntryPlace } from "./section-places.js";

/** The entry that somebody is led to, and the way there. */
export interface Target {
  readonly target: EntryPlace | undefined;
  readonly go: (place: EntryPlace) => void;
}

/** Leads to entries in any section: fields get the focus here, cells in their grid. @param base - Address of the sections. */
export function useTarget(base: string): Target {
  const [target, setTarget] = useState<EntryPlace>();
  const navigate = useNavigate();
  const done = useRef<EntryPlace>(undefined);
  const { section } = useParams();
  const go = useCallback(
    (place: EntryPlace) => {
      setTarget({ ...place, ...(place.cell !== undefined && { cell: { ...place.cell } }) });
      // What gets the focus comes into view by itself.
      void navigate(`${base}/${place.section}`, { preventScrollReset: true });
    },
    [base, navigate],
  );
  useEffect(() => {
    if (target?.field === undefined || target === done.current || section !== target.section) return;
    done.current = target;
    document.getElementById(fieldId(target.field))?.focus();
  }, [target, section]);
  return { target, go };
}
