import type { SheetPlace } from "@epb/workbook/mapping";
import type { ReactElement } from "react";
import { MAP_TEXTS } from "../map-form-texts.js";
import type { MappedCell } from "../state/form-mapping.js";

interface CellLineProps {
  readonly cell: Pick<MappedCell, "place" | "label" | "content" | "reason">;
  readonly onShow: (place: SheetPlace) => void;
}

/** Cell of an input: a button that shows it in the sheet, its content, its label, and the reason. */
export function CellLine({ cell, onShow }: CellLineProps): ReactElement {
  const { place, label, content, reason } = cell;
  const address = `${place.sheet}!${place.address}`;
  return (
    <>
      <p className="map-row__cell">
        <button
          type="button"
          className="usa-button usa-button--unstyled"
          aria-label={MAP_TEXTS.showCell(address)}
          onClick={() => onShow(place)}
        >
          {address}
        </button>{" "}
        <strong>{content === "" ? MAP_TEXTS.blankCell : content}</strong>
      </p>
      {(label !== "" || reason !== "") && (
        <p className="map-row__reason">
          {[label === "" || reason.includes(label) ? "" : MAP_TEXTS.labeled(label), reason]
            .filter((part) => part !== "")
            .join(" · ")}
        </p>
      )}
    </>
  );
}
