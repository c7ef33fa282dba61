// Before the schemas that the next line loads.
import "../zod-settings.js";

export { readJsonContents } from "@epb/workbook/diagnostics";
