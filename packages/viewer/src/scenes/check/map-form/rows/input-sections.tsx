import type { NamedField, SheetPlace } from "@epb/workbook/mapping";
import { type ReactElement, useMemo, useState } from "react";
import { MAP_TEXTS } from "../map-form-texts.js";
import type { FormMapping } from "../state/form-mapping.js";
import type { MappingChange } from "../state/mapping-changes.js";
import { otherPaths, stateOfInput } from "../state/open-questions.js";
import { InputRow } from "./input-row.js";

interface InputSectionsProps {
  readonly mapping: FormMapping;
  readonly fields: readonly NamedField[];
  readonly nameOf: (path: string) => string;
  readonly isOnlyOpen: boolean;
  /** Paths of inputs that changed: they stay in view. */
  readonly touched: ReadonlySet<string>;
  /** Path of the input whose cell is being chosen. */
  readonly choosing: string | undefined;
  readonly warningOf: (path: string) => string | undefined;
  readonly onChoose: (path: string) => void;
  readonly onShow: (place: SheetPlace) => void;
  readonly onChange: (change: MappingChange) => void;
}

/** All single inputs by section. */
export function InputSections(props: InputSectionsProps): ReactElement {
  const { mapping, fields, nameOf } = props;
  const { inputs } = mapping;
  const sections = useMemo(() => {
    const all = [...fields, ...otherPaths(inputs, fields).map((path) => otherField(path, nameOf))];
    return [...new Set(all.map(({ section }) => section))].map((section) => ({
      section,
      own: all.filter((field) => field.section === section),
    }));
  }, [fields, inputs, nameOf]);
  return (
    <>
      {sections.map(({ section, own }) => (
        <InputSection key={section} section={section} own={own} {...props} />
      ))}
    </>
  );
}

/** A figure that is compared, or one rate for all years. */
function otherField(path: string, nameOf: (path: string) => string): NamedField {
  const name = nameOf(path);
  const section = MAP_TEXTS.otherSection;
  return { path, kind: "number", section, name, unit: "", isNeeded: false, choices: undefined };
}

interface InputSectionProps extends InputSectionsProps {
  readonly section: string;
  readonly own: readonly NamedField[];
}

function InputSection({ section, own, mapping, isOnlyOpen, touched, ...rest }: InputSectionProps): ReactElement | null {
  const { choosing, warningOf, onChoose, onShow, onChange } = rest;
  const [isWhole, setWhole] = useState(false);
  const stateOf = (field: NamedField) => stateOfInput(field, mapping.inputs[field.path]);
  const isSeen = (field: NamedField): boolean => {
    if (touched.has(field.path)) return true;
    const state = stateOf(field);
    if (isOnlyOpen) return state === "check" || state === "missing";
    return isWhole || state !== "unused";
  };
  const seen = own.filter(isSeen);
  const unused = own.filter((field) => stateOf(field) === "unused" && !touched.has(field.path)).length;
  if (seen.length === 0 && (isOnlyOpen || unused === 0)) return null;
  return (
    <section className="map-section">
      <h4 className="map-section__title">{section}</h4>
      {seen.length > 0 && (
        <ul className="map-rows">
          {seen.map((field) => (
            <InputRow
              key={field.path}
              field={field}
              entry={mapping.inputs[field.path]}
              isChoosing={choosing === field.path}
              warning={warningOf(field.path)}
              onChoose={onChoose}
              onShow={onShow}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
      {!isOnlyOpen && unused > 0 && (
        <button
          type="button"
          className="usa-button usa-button--unstyled map-section__more"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? MAP_TEXTS.hideUnused : MAP_TEXTS.showUnused(unused)}
          <span className="visually-hidden">: {section}</span>
        </button>
      )}
    </section>
  );
}
