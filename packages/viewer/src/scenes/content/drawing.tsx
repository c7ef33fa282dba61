import type { ReactElement } from "react";
import type { DrawingName } from "./training-texts.js";

/** Paths of a drawing: filled areas, accented areas, and lines, in a view box of 320 by 180. */
interface Shapes {
  readonly plates?: string;
  readonly accents?: string;
  readonly lines?: string;
}

/** A window with a title bar, used by most drawings. */
const WINDOW = "M30 20h260a8 8 0 0 1 8 8v132a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8ZM22 44h276";

const SHAPES: Readonly<Record<DrawingName, Shapes>> = {
  menu: {
    lines: `${WINDOW}M200 60h80v22h-80ZM262 68l6 6 6-6`,
    plates: "M40 60h130v24H40ZM40 92h130v24H40ZM40 124h130v24H40ZM200 96h80v52h-80Z",
    accents: "M40 60h6v24h-6ZM206 66h34v10h-34Z",
  },
  form: {
    lines: `${WINDOW}M44 72h150v18H44ZM44 108h150v18H44ZM44 58h60M44 100h44M222 72l8 8 16-18M222 110l8 8 16-18`,
    accents: "M44 138h56v18H44Z",
  },
  mail: {
    lines:
      "M90 50h140a8 8 0 0 1 8 8v74a8 8 0 0 1-8 8H90a8 8 0 0 1-8-8V58a8 8 0 0 1 8-8ZM84 56l76 48 76-48M30 80h34M42 100h22M30 120h34",
    accents: "M226 34a16 16 0 1 1 .1 0Z",
  },
  share: {
    plates: "M160 58a22 22 0 1 1 .1 0ZM60 116a16 16 0 1 1 .1 0ZM160 136a16 16 0 1 1 .1 0ZM260 116a16 16 0 1 1 .1 0Z",
    lines:
      "M140 66 76 92M160 60v42M180 66l64 26M34 156a26 20 0 0 1 52 0M134 172a26 20 0 0 1 52 0M234 156a26 20 0 0 1 52 0",
  },
  sheet: {
    lines: `${WINDOW}M22 68h276M22 92h276M22 116h276M22 140h276M80 44v124M152 44v124M224 44v124`,
    plates: "M225 69h72v22h-72ZM225 93h72v22h-72ZM225 117h72v22h-72Z",
    accents: "M90 74h40v10H90ZM90 98h50v10H90ZM162 74h44v10h-44Z",
  },
  upload: {
    lines: "M60 30h70l26 26v94H60ZM130 30v26h26M78 84h56M78 104h56M78 124h34M180 96h60M224 80l18 16-18 16",
    plates: "M256 60h44v72h-44Z",
    accents: "M262 112h32v12h-32ZM262 92h32v12h-32Z",
  },
  findings: {
    lines: `${WINDOW}M74 66h200M74 80h140M74 106h180M74 120h110M74 146h150`,
    accents: "M52 64a9 9 0 1 1-.1 0ZM52 104a9 9 0 1 1-.1 0Z",
    plates: "M52 138a9 9 0 1 1-.1 0Z",
  },
  chart: {
    lines: `${WINDOW}M46 60v90h230M52 132l40-10 40-16 40-10 40-22 50-8`,
    plates:
      "M56 120h18v30H56ZM92 108h18v42H92ZM128 100h18v50h-18ZM164 92h18v58h-18ZM200 84h18v66h-18ZM236 76h18v74h-18Z",
  },
  approve: {
    lines: "M84 24h152v136H84ZM104 52h90M104 70h112M104 88h100M104 132c14-14 18 10 30-4s14 8 26-2",
    accents: "M222 118a30 30 0 1 1-.1 0Z",
  },
  years: {
    lines: "M30 140h260M60 134v12M110 134v12M160 134v12M210 134v12M260 134v12",
    plates: "M46 70h12v64H46ZM96 66h12v68H96ZM146 62h12v72h-12ZM196 58h12v76h-12ZM246 54h12v80h-12Z",
    accents: "M62 76h12v58H62ZM112 60h12v74h-12ZM162 66h12v68h-12Z",
  },
};

/** A drawing beside a step, which says it in words. */
export function Drawing({ name }: { readonly name: DrawingName }): ReactElement {
  const { plates, accents, lines } = SHAPES[name];
  return (
    <svg className="drawing" viewBox="0 0 320 180" aria-hidden="true" focusable="false">
      <path className="drawing__plates" d={plates} />
      <path className="drawing__accents" d={accents} />
      <path className="drawing__lines" d={lines} />
      {name === "approve" && <path className="drawing__lines" d="m208 148 10 10 20-22" />}
    </svg>
  );
}
