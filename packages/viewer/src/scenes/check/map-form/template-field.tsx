import { TemplateKind } from "@epb/engine";
import { type ReactElement, useId } from "react";
import { MAP_TEXTS } from "./map-form-texts.js";
import type { OpenForm } from "./reading/open-form.js";
import type { FormMapping } from "./state/form-mapping.js";
import type { MappingChange } from "./state/mapping-changes.js";
import { namesLeftOut, withTemplate } from "./state/other-templates.js";

interface TemplateFieldProps {
  readonly mapping: FormMapping;
  readonly form: OpenForm;
  readonly onChange: (change: MappingChange) => void;
}

const KINDS = Object.values(TemplateKind);

/** Template whose inputs are mapped, and what another template left out. */
export function TemplateField({ mapping, form, onChange }: TemplateFieldProps): ReactElement {
  const id = useId();
  const names = namesLeftOut(mapping);
  const choose = (kind: TemplateKind | undefined): void => {
    if (kind === undefined || kind === form.template) return;
    onChange({ kind: "template", mapping: withTemplate(mapping, form, form.inTemplate(kind)) });
  };
  return (
    <div className="map-template">
      <label htmlFor={id}>{MAP_TEXTS.template}</label>
      <select
        className="usa-select"
        id={id}
        value={form.template}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => choose(KINDS.find((kind) => kind === target.value))}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {form.titleOf(kind)}
          </option>
        ))}
      </select>
      <span className="map-template__hint" id={`${id}-hint`}>
        {MAP_TEXTS.templateHint}
      </span>
      <div role="status">
        {names.length > 0 && (
          <details>
            <summary>{MAP_TEXTS.leftOut(names.length)}</summary>
            <p className="map-template__hint">{MAP_TEXTS.leftOutHint}</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
            <ul tabIndex={0} aria-label={MAP_TEXTS.leftOut(names.length)}>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  );
}
