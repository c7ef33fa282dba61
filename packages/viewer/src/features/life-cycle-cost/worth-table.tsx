import type { ReactElement } from "react";
import { FramedTable } from "../../components/table/framed-table.js";
import { ECONOMICS_TEXTS } from "../../texts/economics-texts.js";
import type { WorthOfProject } from "./worth-of-project.js";

/** Value of a project for its customer: as contracted, and as if purchased. */
export function WorthTable({ worth }: { readonly worth: WorthOfProject }): ReactElement {
  return (
    <div className="stack">
      <p>{worth.assumptions}</p>
      <FramedTable caption={ECONOMICS_TEXTS.worth} isCaptionHidden>
        <thead>
          <tr>
            <th scope="col">{ECONOMICS_TEXTS.worth}</th>
            <th scope="col" className="is-number">
              {ECONOMICS_TEXTS.contract}
            </th>
            <th scope="col" className="is-number">
              {ECONOMICS_TEXTS.purchase}
            </th>
          </tr>
        </thead>
        <tbody>
          {worth.rows.map(({ label, contract, purchase }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="is-number">{contract}</td>
              <td className="is-number">{purchase}</td>
            </tr>
          ))}
        </tbody>
      </FramedTable>
      {worth.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </div>
  );
}
