// A module of its own, so that the page can check files before it is loaded, and without it where loading fails.
export { TRACER } from "@epb/workbook/tracing";
