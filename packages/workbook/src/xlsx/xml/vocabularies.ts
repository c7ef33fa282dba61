/** Names of a vocabulary in the transitional and in the strict variant of the standard. */
export type Vocabulary = readonly string[];

/** Of the transitional variant, which nearly all workbooks have. */
export const MAIN_NAMESPACE = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
export const RELATIONSHIP_NAMESPACE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Workbooks, sheets, shared texts, and styles. @spec ECMA-376 part 1, annex A; part 4, annex A */
export const SPREADSHEET: Vocabulary = [MAIN_NAMESPACE, "http://purl.oclc.org/ooxml/spreadsheetml/main"];

/** Attributes that name a link, `r:id`. */
export const RELATIONSHIP_IDS: Vocabulary = [
  RELATIONSHIP_NAMESPACE,
  "http://purl.oclc.org/ooxml/officeDocument/relationships",
];

/** Parts that list the links of another part. @spec ECMA-376 part 2, annex E */
export const PACKAGE_LINKS: Vocabulary = ["http://schemas.openxmlformats.org/package/2006/relationships"];

/** @spec ECMA-376 part 3, 7.1 */
export const MARKUP_COMPATIBILITY = "http://schemas.openxmlformats.org/markup-compatibility/2006";

/** The namespace of `xml:space`, which needs no declaration. */
export const XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";
