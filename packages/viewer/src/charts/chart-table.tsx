import { type ReactElement, useId } from "react";
import type { ChartAmount, ChartData } from "./chart-data.js";

interface ChartTableProps {
  readonly title: string;
  readonly data: ChartData;
  readonly shown: (amount: ChartAmount) => string;
}

export function ChartTable({ title, data: { rowLabel, rows, series }, shown }: ChartTableProps): ReactElement {
  const id = useId();
  return (
    // A region that scrolls has to be reached by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table-frame table-frame--tall" aria-labelledby={id} tabIndex={0}>
      <table className="data-table data-table--held">
        <caption id={id} className="visually-hidden">
          {title}
        </caption>
        <thead>
          <tr>
            <th scope="col">{rowLabel}</th>
            {series.map(({ label }) => (
              <th key={label} scope="col" className="is-number">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              {series.map(({ label, amounts }) => (
                <td key={label} className="is-number">
                  {shown(amounts[index])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
