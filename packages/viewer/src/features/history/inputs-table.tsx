import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { FramedTable } from "../../components/table/framed-table.js";
import { ATTRIBUTION_TEXTS } from "../../texts/project-history-texts.js";
import { type ChangedInput, inputText } from "./attribution-parts.js";
import { BeforeAfterHeads } from "./before-after-heads.js";

/** Number of inputs that are shown before the person expands the table. */
const FIRST_SHOWN = 20;

interface InputsTableProps {
  readonly caption: string;
  readonly inputs: readonly ChangedInput[];
}

/** Inputs with their values before and after a change. */
export function InputsTable({ caption, inputs }: InputsTableProps): ReactElement {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? inputs : inputs.slice(0, FIRST_SHOWN);
  return (
    <>
      <FramedTable caption={caption}>
        <thead>
          <tr>
            <th scope="col">{ATTRIBUTION_TEXTS.input}</th>
            <BeforeAfterHeads />
          </tr>
        </thead>
        <tbody>
          {shown.map((input) => (
            <tr key={input.path}>
              <th scope="row">{input.label}</th>
              <td className="is-number">{inputText(input, input.before, input.beforeChoice)}</td>
              <td className="is-number">{inputText(input, input.after, input.afterChoice)}</td>
            </tr>
          ))}
        </tbody>
      </FramedTable>
      {shown.length < inputs.length && (
        <Button type="button" outline onClick={() => setWhole(true)}>
          {ATTRIBUTION_TEXTS.moreInputs(inputs.length - shown.length)}
        </Button>
      )}
    </>
  );
}
