const COMPACT = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

/** Numbers at an axis: 1.2M. */
export const compact = (value: number): string => COMPACT.format(value);

export const TICK = { fontSize: 12, fill: "#3d4551" } as const;
export const GRID = { stroke: "#d9dde2", strokeDasharray: "2 3" } as const;
export const ZERO_LINE = { stroke: "#1b1b1b", strokeWidth: 1 } as const;
export const ACTIVE_LINE = { stroke: "#1b1b1b", strokeDasharray: "3 2", strokeWidth: 1.5 } as const;
export const MARGIN = { top: 8, right: 12, bottom: 4, left: 0 } as const;

/** Room for the names of rows, which are cut where they are longer. */
export const namesWidth = (width: number): number => Math.min(280, Math.max(100, Math.floor(width * 0.32)));

/** Longer names are broken into so many lines. */
export const LINES = 2;

const PIXELS_PER_LETTER = 6.6;
export function cut(name: string, width: number): string {
  const letters = Math.floor(width / PIXELS_PER_LETTER);
  return name.length <= letters ? name : `${name.slice(0, letters - 1)}…`;
}
