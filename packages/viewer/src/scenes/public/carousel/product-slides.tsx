import type { ReactElement, ReactNode } from "react";
import type { Slide } from "./carousel.js";
import { CAROUSEL_TEXTS } from "./carousel-texts.js";

const { savings, workbook, together, loan, compare } = CAROUSEL_TEXTS;

/** Description of the product in five images. */
export const PRODUCT_SLIDES: readonly Slide[] = [
  { ...savings, picture: <SavingsPicture label={savings.picture} /> },
  { ...workbook, picture: <WorkbookPicture label={workbook.picture} /> },
  { ...together, picture: <TogetherPicture label={together.picture} /> },
  { ...loan, picture: <LoanPicture label={loan.picture} /> },
  { ...compare, picture: <ComparePicture label={compare.picture} /> },
];

const SAVINGS = [96, 104, 112, 121, 130, 140, 150, 161, 172, 184] as const;
const YEAR_STEP = 50;

/** Savings by year above the line of payments. */
function SavingsPicture({ label }: { readonly label: string }): ReactElement {
  return (
    <Canvas label={label}>
      <ChartGround />
      {SAVINGS.map((height, index) => (
        <rect
          key={height}
          className="picture__green"
          x={84 + index * YEAR_STEP}
          y={270 - height}
          width="30"
          height={height}
          rx="3"
        />
      ))}
      <path className="picture__line picture__line--gold" d="M84 190 L134 185 L434 152 L564 138" />
      <circle className="picture__gold" cx="564" cy="138" r="8" />
    </Canvas>
  );
}

const ROWS = [0, 1, 2, 3, 4] as const;
const COLUMNS = [0, 1, 2, 3] as const;

/** The cell that is marked. */
const MARKED_CELL = { row: 2, column: 2 } as const;

/** A sheet with a finding at one cell. */
function WorkbookPicture({ label }: { readonly label: string }): ReactElement {
  return (
    <Canvas label={label}>
      <rect className="picture__paper" x="80" y="40" width="400" height="240" rx="10" />
      <path className="picture__navy" d="M80 50a10 10 0 0 1 10-10h380a10 10 0 0 1 10 10v30H80z" />
      {ROWS.flatMap((row) =>
        COLUMNS.map((column) => {
          const isMarked = row === MARKED_CELL.row && column === MARKED_CELL.column;
          return (
            <rect
              key={`${row}-${column}`}
              className={isMarked ? "picture__marked" : column === 0 ? "picture__pale" : "picture__cell"}
              x={96 + column * 94}
              y={94 + row * 36}
              width="86"
              height="26"
              rx="4"
            />
          );
        }),
      )}
      {ROWS.filter((row) => row !== MARKED_CELL.row).map((row) => (
        <path key={row} className="picture__line picture__line--green" d={`M${412} ${108 + row * 36}l6 6 12-13`} />
      ))}
      <path className="picture__line picture__line--red" d="M374 178C430 190 470 170 506 150" />
      <rect className="picture__paper" x="476" y="96" width="120" height="64" rx="10" />
      <circle className="picture__red" cx="502" cy="128" r="12" />
      <path className="picture__line picture__line--white" d="M502 121v9M502 134v1" />
      <path className="picture__line picture__line--gray" d="M526 118h52M526 136h36" />
    </Canvas>
  );
}

/** The way of a project: initiated, filled in, approved. */
function TogetherPicture({ label }: { readonly label: string }): ReactElement {
  return (
    <Canvas label={label}>
      <path className="picture__line picture__line--gray" d="M190 160H260M370 160H440" strokeDasharray="2 12" />
      <circle className="picture__navy" cx="130" cy="160" r="64" />
      <rect className="picture__paper" x="102" y="122" width="56" height="76" rx="6" />
      <path className="picture__line picture__line--gray" d="M114 142h32M114 160h32M114 178h18" />
      <circle className="picture__gold" cx="320" cy="160" r="64" />
      <path className="picture__navy" d="M278 176a42 42 0 0 1 84 0z" />
      <rect className="picture__navy" x="266" y="178" width="108" height="13" rx="6" />
      <path className="picture__line picture__line--gold" d="M320 136v22M301 140v18M339 140v18" />
      <circle className="picture__green" cx="510" cy="160" r="64" />
      <path className="picture__line picture__line--check" d="M482 162l20 20 38-42" />
    </Canvas>
  );
}

/** Interest of each column; with the principal above it all are as high. */
const INTEREST = [88, 80, 72, 63, 54, 45, 35, 24, 13, 4] as const;
const PAYMENT_HEIGHT = 110;
const PAYMENT_STEP = 50;

/** A balance that falls while the share of the principal grows. */
function LoanPicture({ label }: { readonly label: string }): ReactElement {
  return (
    <Canvas label={label}>
      <ChartGround />
      {INTEREST.map((interest, index) => (
        <g key={interest}>
          <rect
            className="picture__blue"
            x={84 + index * PAYMENT_STEP}
            y={270 - PAYMENT_HEIGHT}
            width="30"
            height={PAYMENT_HEIGHT - interest}
            rx="3"
          />
          <rect
            className="picture__sky"
            x={84 + index * PAYMENT_STEP}
            y={270 - interest}
            width="30"
            height={interest}
            rx="3"
          />
        </g>
      ))}
      <path className="picture__line picture__line--gold" d="M84 62C240 84 430 150 572 268" />
      <circle className="picture__gold" cx="84" cy="62" r="8" />
    </Canvas>
  );
}

const COUNTS = [12, 30, 64, 112, 158, 176, 140, 96, 58, 32, 18, 8] as const;
const PRICE_STEP = 41;
const MARKED_PRICE = 7;

/** Distribution of prices, with the position of one price. */
function ComparePicture({ label }: { readonly label: string }): ReactElement {
  return (
    <Canvas label={label}>
      <ChartGround />
      {COUNTS.map((height, index) => (
        <rect
          key={height}
          className={index === MARKED_PRICE ? "picture__gold" : "picture__blue"}
          x={78 + index * PRICE_STEP}
          y={270 - height}
          width="35"
          height={height}
          rx="3"
        />
      ))}
      <path className="picture__line picture__line--gray" d="M382 62V166" strokeDasharray="2 9" />
      <path className="picture__navy" d="M382 150l-14-24a28 28 0 1 1 28 0z" />
      <circle className="picture__paper" cx="382" cy="102" r="11" />
    </Canvas>
  );
}

interface CanvasProps {
  /** Text alternative of the image. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The ground that all pictures share: 640 by 280, colors by class. */
function Canvas({ label, children }: CanvasProps): ReactElement {
  return (
    <svg className="picture" viewBox="0 20 640 280" role="img" aria-label={label}>
      {children}
    </svg>
  );
}

/** Lines of a chart and the axis below them. */
function ChartGround(): ReactElement {
  return (
    <>
      {[80, 130, 180, 230].map((y) => (
        <path key={y} className="picture__grid" d={`M70 ${y}H580`} />
      ))}
      <path className="picture__axis" d="M70 270H580" />
    </>
  );
}
