import type { ReactElement } from "react";
import { FramedTable } from "../../components/table/framed-table.js";
import { figureValue, type PlainValue } from "../../format/figures.js";
import { ATTRIBUTION_TEXTS } from "../../texts/project-history-texts.js";
import { BeforeAfterHeads } from "./before-after-heads.js";

/** A figure before and after a change; undefined where it is not known. */
interface ChangedFigure {
  readonly path: string;
  readonly label: string;
  readonly unit?: string | undefined;
  readonly before?: PlainValue;
  readonly after?: PlainValue;
}

interface ChangedFiguresTableProps {
  readonly caption: string;
  readonly figures: readonly ChangedFigure[];
}

/** Figures before and after a change, with cents. */
export function ChangedFiguresTable({ caption, figures }: ChangedFiguresTableProps): ReactElement {
  return (
    <FramedTable caption={caption}>
      <thead>
        <tr>
          <th scope="col">{ATTRIBUTION_TEXTS.figure}</th>
          <BeforeAfterHeads />
        </tr>
      </thead>
      <tbody>
        {figures.map(({ path, label, unit, before, after }) => (
          <tr key={path}>
            <th scope="row">{label}</th>
            <td className="is-number">{figureValue(before, unit, { isExact: true })}</td>
            <td className="is-number">{figureValue(after, unit, { isExact: true })}</td>
          </tr>
        ))}
      </tbody>
    </FramedTable>
  );
}
