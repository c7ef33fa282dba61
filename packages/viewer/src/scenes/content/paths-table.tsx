import type { ReactElement } from "react";
import { ABOUT_TEXTS } from "./about-texts.js";
import { ContentTable } from "./content-table.js";

/** The full and the express edition, side by side. @spec P §2 "comparison of the full and express" */
export function PathsTable(): ReactElement {
  const { topic, epb, epx } = ABOUT_TEXTS.pathsColumns;
  return (
    <ContentTable caption={ABOUT_TEXTS.pathsCaption} columns={[topic, epb, epx]} className="content-table--paths">
      {ABOUT_TEXTS.paths.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell) => (
            <td key={cell}>{cell}</td>
          ))}
        </tr>
      ))}
    </ContentTable>
  );
}
