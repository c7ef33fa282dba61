/** Codes of the number formats that files give only by number (ECMA-376 part 1, 18.8.30), in US English. */
const BUILT_IN_FORMATS: ReadonlyMap<number, string> = new Map([
  [0, "General"],
  [1, "0"],
  [2, "0.00"],
  [3, "#,##0"],
  [4, "#,##0.00"],
  [5, '"$"#,##0_);\\("$"#,##0\\)'],
  [6, '"$"#,##0_);[Red]\\("$"#,##0\\)'],
  [7, '"$"#,##0.00_);\\("$"#,##0.00\\)'],
  [8, '"$"#,##0.00_);[Red]\\("$"#,##0.00\\)'],
  [9, "0%"],
  [10, "0.00%"],
  [11, "0.00E+00"],
  [12, "# ?/?"],
  [13, "# ??/??"],
  [14, "mm-dd-yy"],
  [15, "d-mmm-yy"],
  [16, "d-mmm"],
  [17, "mmm-yy"],
  [18, "h:mm AM/PM"],
  [19, "h:mm:ss AM/PM"],
  [20, "h:mm"],
  [21, "h:mm:ss"],
  [22, "m/d/yy h:mm"],
  [37, "#,##0_);(#,##0)"],
  [38, "#,##0_);[Red](#,##0)"],
  [39, "#,##0.00_);(#,##0.00)"],
  [40, "#,##0.00_);[Red](#,##0.00)"],
  [41, '_(* #,##0_);_(* \\(#,##0\\);_(* "-"_);_(@_)'],
  [42, '_("$"* #,##0_);_("$"* \\(#,##0\\);_("$"* "-"_);_(@_)'],
  [43, '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)'],
  [44, '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)'],
  [45, "mm:ss"],
  [46, "[h]:mm:ss"],
  [47, "mm:ss.0"],
  [48, "##0.0E+0"],
  [49, "@"],
]);

/** East Asian versions of Excel use these numbers for their own date formats. */
const isEastAsianDate = (id: number): boolean => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** The code of a format that the file gives only by number; undefined for a number without a meaning. */
export function builtInNumberFormat(id: number): string | undefined {
  return isEastAsianDate(id) ? "yyyy-mm-dd" : BUILT_IN_FORMATS.get(id);
}

/** True if numbers of that format show as a date. Times of day and durations alone are not dates. */
export function isDateFormat(format: string): boolean {
  return /[dy]|(?:^|[^h:s])m{3}|e/i.test(placeholders(format));
}

/** True if numbers of that format show multiplied by 100 and with a percent sign. */
export function isPercentFormat(format: string): boolean {
  return placeholders(format).includes("%");
}

/** True if the format prints a percent sign after a number without multiplying it: `0.00"%"` shows 0.04 as 0.04%. */
export function hasLiteralPercent(format: string): boolean {
  return /"[^"%]*%[^"]*"|\\%/.test(format) && !isPercentFormat(format);
}

/**
 * The format for positive numbers without its literal parts: quoted text, escaped characters, blanks of a width (`_)`),
 * fills (`* `), colors and conditions in brackets, `General`, and exponents.
 */
function placeholders(format: string): string {
  const bare = format.replace(/"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]?|General|[Ee][+-]|AM\/PM|A\/P/g, "");
  return bare.split(";", 1)[0] ?? "";
}
