// A separate module, so that it is loaded only for a file with unknown inputs.
export { TRACER } from "@epb/workbook/tracing";
