import type { KeptInput } from "@epb/contract";
import type { ReactElement } from "react";
import { AlertBox } from "../../components/alert-box.js";
import { figureValue } from "../../format/figures.js";
import { UPLOAD_TEXTS } from "./upload-texts.js";

/** Inputs whose cells cannot be read, with the saved values that stay. */
export function KeptInputs({ inputs }: { readonly inputs: readonly KeptInput[] }): ReactElement | null {
  if (inputs.length === 0) return null;
  return (
    <AlertBox kind="warning" title={UPLOAD_TEXTS.keptTitle(inputs.length)} level={4}>
      <ul>
        {inputs.map((input) => (
          <li key={input.path}>
            {input.label}: {keptText(input)}
          </li>
        ))}
      </ul>
    </AlertBox>
  );
}

function keptText({ value, unit, choice }: KeptInput): string {
  if (choice !== undefined) return choice;
  return value === undefined ? UPLOAD_TEXTS.keptWhole : figureValue(value, unit, { isExact: true });
}
