/** One tile for each state, near its position on the map; territories are below. */
const MAP = [
  "AK .. .. .. .. .. .. .. .. .. ME",
  ".. .. .. .. .. WI .. .. .. VT NH",
  "WA ID MT ND MN IL MI .. NY MA ..",
  "OR NV WY SD IA IN OH PA NJ CT RI",
  "CA UT CO NE MO KY WV VA MD DE ..",
  ".. AZ NM KS AR TN NC SC DC .. ..",
  ".. .. .. OK LA MS AL GA .. .. ..",
  "HI .. .. TX .. .. .. .. FL .. ..",
  "GU MP AS .. .. .. .. .. .. PR VI",
] as const;

/** Position of a state, counted from 0. */
export interface Tile {
  readonly state: string;
  readonly row: number;
  readonly column: number;
}

/** Every state, from the west to the east and from the north to the south. */
export const TILES: readonly Tile[] = MAP.flatMap((line, row) =>
  line.split(" ").flatMap((state, column) => (state === ".." ? [] : [{ state, row, column }])),
);

/** A way to go on the map. */
export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/** Next tile in a direction, across gaps; if its own row or column has no further tile, the nearest one beside it. */
export function nextTile(from: Tile, direction: Direction): Tile {
  const isAcross = direction === "ArrowLeft" || direction === "ArrowRight";
  const sign = direction === "ArrowRight" || direction === "ArrowDown" ? 1 : -1;
  const ahead = (tile: Tile): number => sign * (isAcross ? tile.column - from.column : tile.row - from.row);
  const aside = (tile: Tile): number => Math.abs(isAcross ? tile.row - from.row : tile.column - from.column);
  // A step aside counts more than the whole way across the map.
  const distance = (tile: Tile): number => ahead(tile) + 20 * aside(tile);
  const candidates = TILES.filter((tile) => ahead(tile) > 0);
  return (
    candidates.reduce<Tile | undefined>(
      (best, tile) => (best === undefined || distance(tile) < distance(best) ? tile : best),
      undefined,
    ) ?? from
  );
}

/** Number of shades. */
export const SHADES = 5;

/** The shade of each state, from 0 for the least to 4 for the most: as many states in each. */
export function shadesOf(sizes: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const order = [...new Set(sizes.values())].sort((one, other) => one - other);
  return new Map(
    [...sizes].map(([state, size]) => [
      state,
      order.length < 2 ? SHADES - 1 : Math.min(SHADES - 1, Math.floor((SHADES * order.indexOf(size)) / order.length)),
    ]),
  );
}
