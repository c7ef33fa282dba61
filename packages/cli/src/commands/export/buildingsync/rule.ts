import { type Form, type Source, type Subject, sourceText } from "./source-value.js";
import { type XmlElement, xml, xmlLeaf, xmlUnlessEmpty } from "./xml.js";

/** An element of BuildingSync and its source. */
export interface ElementRule {
  readonly element: string;
  readonly from: Source;
  readonly form?: Form;
  /** Text of the element for each value of an enumeration. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** A value that BuildingSync has no element for, under a name of ours. */
export interface FieldRule {
  readonly field: string;
  readonly from: Source;
  readonly choices?: Readonly<Record<string, string>>;
}

/** Elements of the rules in order; elements without a value are omitted. */
export const elementsOf = (rules: readonly ElementRule[], subject: Subject): readonly (XmlElement | undefined)[] =>
  rules.map(({ element, from, form, choices }) => xmlLeaf(element, chosen(sourceText(from, subject, form), choices)));

/** A name and a value of ours. */
export interface UserDefinedField {
  readonly field: string;
  readonly value: string;
}

/** The fields of rules, in their order. */
export const fieldsOf = (rules: readonly FieldRule[], subject: Subject): readonly UserDefinedField[] =>
  rules.flatMap(({ field, from, choices }) => {
    const value = chosen(sourceText(from, subject), choices);
    return value === undefined || value === "" ? [] : [{ field, value }];
  });

/** Fields for all parts without their own element. */
export const userDefinedFields = (fields: readonly UserDefinedField[]): XmlElement | undefined =>
  xmlUnlessEmpty(
    "UserDefinedFields",
    fields.map(({ field, value }) =>
      xml("UserDefinedField", {}, xmlLeaf("FieldName", field), xmlLeaf("FieldValue", value)),
    ),
  );

const chosen = (text: string | undefined, choices: ElementRule["choices"]): string | undefined =>
  text === undefined || choices === undefined ? text : choices[text];
