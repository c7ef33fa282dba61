/** Start of the kinds of all outputs, in JSON documents and in workbooks. */
const KIND_START = "epb-";

/** Value `found` of the finding about an output of epb that is read as an input. */
export const OWN_OUTPUT_FOUND = "a report or a result that epb wrote";

/** True for the kind of an output of epb. */
export const isOutputKind = (kind: unknown): boolean => typeof kind === "string" && kind.startsWith(KIND_START);
