import type { Stylesheet } from "../../package/stylesheet.js";

/** Formats of the findings sheet, as indexes in the workbook's own stylesheet. */
export interface FindingsStyles {
  readonly title: number;
  readonly label: number;
  readonly text: number;
  readonly note: number;
  readonly header: number;
  readonly cell: number;
  readonly link: number;
  readonly error: number;
  readonly warning: number;
}

const INK = "FF1F3864";
const WHITE = "FFFFFFFF";

const font = (look: string, size: number, color: string): string =>
  `<font>${look}<sz val="${size}"/><color rgb="${color}"/><name val="Calibri"/><family val="2"/></font>`;

const solid = (color: string): string =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${color}"/><bgColor indexed="64"/></patternFill></fill>`;

const BOTTOM_LINE =
  '<border><left/><right/><top/><bottom style="thin"><color rgb="FFBFBFBF"/></bottom><diagonal/></border>';

/** Errors are white on dark and warnings dark on light, so that they differ on a print without colors. */
export function addFindingsStyles(stylesheet: Stylesheet): FindingsStyles {
  const none = { fill: stylesheet.add("fills", '<fill><patternFill patternType="none"/></fill>') };
  const bare = stylesheet.add("borders", "<border><left/><right/><top/><bottom/><diagonal/></border>");
  const line = stylesheet.add("borders", BOTTOM_LINE);
  const plain = stylesheet.add("fonts", font("", 11, "FF000000"));
  const bold = stylesheet.add("fonts", font("<b/>", 11, "FF000000"));
  const boldWhite = stylesheet.add("fonts", font("<b/>", 11, WHITE));
  const format = (fontId: number, fillId: number, borderId: number, alignment: string): number =>
    stylesheet.add(
      "cellXfs",
      `<xf numFmtId="49" fontId="${fontId}" fillId="${fillId}" borderId="${borderId}" applyNumberFormat="1" ` +
        `applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment ${alignment}/></xf>`,
    );
  const wrapped = 'vertical="top" wrapText="1"';
  const centred = 'horizontal="center" vertical="top"';
  return {
    title: format(stylesheet.add("fonts", font("<b/>", 16, INK)), none.fill, bare, 'vertical="center"'),
    label: format(bold, none.fill, bare, 'vertical="top"'),
    text: format(plain, none.fill, bare, wrapped),
    note: format(stylesheet.add("fonts", font("<i/>", 11, "FF595959")), none.fill, bare, wrapped),
    header: format(
      boldWhite,
      stylesheet.add("fills", solid(INK)),
      line,
      'horizontal="left" vertical="center" wrapText="1"',
    ),
    cell: format(plain, none.fill, line, wrapped),
    link: format(stylesheet.add("fonts", font("<u/>", 11, INK)), none.fill, line, wrapped),
    error: format(boldWhite, stylesheet.add("fills", solid("FF9C0006")), line, centred),
    warning: format(bold, stylesheet.add("fills", solid("FFFFE699")), line, centred),
  };
}
