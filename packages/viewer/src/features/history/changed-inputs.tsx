import { Button } from "@trussworks/react-uswds";
import { type ReactElement, useState } from "react";
import { FramedTable } from "../../components/table/framed-table.js";
import { ATTRIBUTION_TEXTS } from "../../texts/project-history-texts.js";
import { type Change, inputText } from "./attribution-parts.js";
import { BeforeAfterHeads } from "./before-after-heads.js";

/** More inputs than this are in the page only when somebody asks for them. */
const FIRST_SHOWN = 20;

/** What was entered differently. */
export function ChangedInputs({ changes }: { readonly changes: readonly Change[] }): ReactElement {
  const [isWhole, setWhole] = useState(false);
  const inputs = changes.flatMap((change) => change.inputs);
  const shown = isWhole ? inputs : inputs.slice(0, FIRST_SHOWN);
  return (
    <>
      <FramedTable caption={ATTRIBUTION_TEXTS.inputs}>
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
              <td className="is-number">{inputText(input, input.before)}</td>
              <td className="is-number">{inputText(input, input.after)}</td>
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
