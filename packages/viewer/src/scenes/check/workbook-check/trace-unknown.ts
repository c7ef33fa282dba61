// A separate module, so that the page can check files before this module is loaded, or if it fails to load.
export { TRACER } from "@epb/workbook/tracing";
