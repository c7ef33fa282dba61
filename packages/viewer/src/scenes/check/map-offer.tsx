import { type ReactElement, useId } from "react";
import { MAP_TEXTS } from "./map-form/map-form-texts.js";
import type { CheckedItem } from "./workbook-check/check-queue.js";
import { isUnknownForm } from "./workbook-check/checked-file.js";

interface MapOfferProps {
  readonly item: CheckedItem;
  /** True if the person has a mapping of the workbook. */
  readonly isKept: boolean;
  readonly onOpen: (id: number) => void;
}

/** Way to the mapping of a workbook that no template and no profile reads, or that the person has mapped. */
export function MapOffer({ item: { id, checked }, isKept, onOpen }: MapOfferProps): ReactElement | null {
  const textId = useId();
  const isUnknown = isUnknownForm(checked) && checked.status !== "unreadable";
  if (!isUnknown && !(isKept && checked.isMapped === true)) return null;
  return (
    <div className="check-offer no-print">
      <p id={textId}>{isKept ? MAP_TEXTS.editText : MAP_TEXTS.offerText}</p>
      <button type="button" className="usa-button" aria-describedby={textId} onClick={() => onOpen(id)}>
        {isKept ? MAP_TEXTS.edit : MAP_TEXTS.offer}
      </button>
    </div>
  );
}
