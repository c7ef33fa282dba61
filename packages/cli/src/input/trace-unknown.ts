// A module of its own, so that it is loaded only for a file with inputs that cannot be used.
export { TRACER } from "@epb/workbook/tracing";
