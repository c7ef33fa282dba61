import { type Finding, withSupportContact } from "@epb/workbook/diagnostics";

/** A finding in the words of a command line, which has no support to write to. */
export const withoutContact = (finding: Finding): Finding => ({
  ...finding,
  message: withSupportContact(finding.message),
});
