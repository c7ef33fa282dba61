import { type KeyboardEvent, type ReactElement, useRef } from "react";
import { STATISTICS_TEXTS } from "../statistics-texts.js";
import { type Direction, nextTile, SHADES, shadesOf, TILES, type Tile } from "./state-tiles.js";

/** Figures of a state. */
export interface TileValue {
  /** Size relative to the other states. */
  readonly size: number;
  /** Label on the tile. */
  readonly shown: string;
}

interface StateMapProps {
  /** Purpose of the map, with instructions. */
  readonly label: string;
  /** By postal abbreviation; other states have no figures. */
  readonly values: ReadonlyMap<string, TileValue>;
  readonly nameOf: (state: string) => string;
  /** Selected state; empty for none. */
  readonly chosen: string;
  readonly onChoose: (state: string) => void;
}

const DIRECTIONS: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);

/** The states as tiles, about where they lie. Each is a button; the keyboard stops at one of them and goes on by arrows. */
export function StateMap({ label, values, nameOf, chosen, onChoose }: StateMapProps): ReactElement {
  const map = useRef<HTMLFieldSetElement>(null);
  const shades = shadesOf(new Map([...values].map(([state, { size }]) => [state, size])));
  const stop = chosen === "" ? "CO" : chosen;
  const go = (event: KeyboardEvent, tile: Tile): void => {
    if (!DIRECTIONS.has(event.key)) return;
    event.preventDefault();
    const { state } = nextTile(tile, event.key as Direction);
    map.current?.querySelector<HTMLButtonElement>(`[data-state="${state}"]`)?.focus();
    onChoose(state);
  };
  return (
    <>
      <fieldset className="plain-fieldset state-map" ref={map}>
        <legend className="visually-hidden">{label}</legend>
        {TILES.map((tile) => {
          const value = values.get(tile.state);
          return (
            <button
              key={tile.state}
              type="button"
              className={`state-tile ${value === undefined ? "state-tile--none" : `state-tile--${shades.get(tile.state)}`}`}
              style={{ gridRow: tile.row + 1, gridColumn: tile.column + 1 }}
              data-state={tile.state}
              tabIndex={tile.state === stop ? 0 : -1}
              aria-pressed={tile.state === chosen}
              onClick={() => onChoose(tile.state === chosen ? "" : tile.state)}
              onKeyDown={(event) => go(event, tile)}
            >
              <span className="state-tile__name">{tile.state}</span>
              <span className="visually-hidden">{STATISTICS_TEXTS.tileName(nameOf(tile.state))}</span>
              {/* Also where there is no room to see it. */}
              <span className={value === undefined ? "visually-hidden" : "state-tile__value"}>
                {value?.shown ?? STATISTICS_TEXTS.notTold}
              </span>
            </button>
          );
        })}
      </fieldset>
      <div className="state-map-scale">
        <span>{STATISTICS_TEXTS.least}</span>
        {Array.from({ length: SHADES }, (_, shade) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always as many shades
          <span key={shade} className={`state-map-scale__shade state-tile--${shade}`} aria-hidden="true" />
        ))}
        <span>{STATISTICS_TEXTS.most}</span>
        <span className="state-map-scale__shade state-tile--none" aria-hidden="true" />
        <span>{STATISTICS_TEXTS.mapKeptBack}</span>
      </div>
    </>
  );
}
