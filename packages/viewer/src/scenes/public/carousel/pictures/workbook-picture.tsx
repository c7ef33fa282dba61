import type { ReactElement } from "react";
import { Canvas } from "./canvas.js";

const ROWS = [0, 1, 2, 3, 4] as const;
const COLUMNS = [0, 1, 2, 3] as const;

/** The cell that is marked. */
const MARKED = { row: 2, column: 2 } as const;

/** A sheet with a finding at one cell. */
export function WorkbookPicture({ label }: { readonly label: string }): ReactElement {
  return (
    <Canvas label={label}>
      <rect className="picture__paper" x="80" y="40" width="400" height="240" rx="10" />
      <path className="picture__navy" d="M80 50a10 10 0 0 1 10-10h380a10 10 0 0 1 10 10v30H80z" />
      {ROWS.flatMap((row) =>
        COLUMNS.map((column) => {
          const isMarked = row === MARKED.row && column === MARKED.column;
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
      {ROWS.filter((row) => row !== MARKED.row).map((row) => (
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
