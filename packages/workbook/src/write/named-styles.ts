import type { Style } from "exceljs";
import { STYLES } from "./cell-styles.js";

interface NamedStyle {
  readonly name: string;
  /** Number of the built-in style, the same in every language. @spec ECMA-376 part 1, 18.8.7 */
  readonly builtinId: number;
  /** Looks of the cells with the style. The first is the look of the style itself. */
  readonly looks: readonly [Partial<Style>, ...Partial<Style>[]];
}

/** The levels of headings: a sheet, its parts, and the columns of a table. */
const HEADINGS: readonly NamedStyle[] = [
  { name: "Heading 1", builtinId: 16, looks: [STYLES.sheetTitle] },
  { name: "Heading 2", builtinId: 17, looks: [STYLES.heading] },
  { name: "Heading 3", builtinId: 18, looks: [STYLES.columnLabel, STYLES.columnGroup] },
];

/**
 * Gives headings the built-in cell styles that assistive programs and the style gallery recognize. exceljs writes looks
 * without names, so font and fill identify the formats of headings.
 */
export function nameHeadingStyles(xml: string): string {
  const formats = [...collection(xml, "cellXfs").matchAll(FORMAT)].map(([format]) => format);
  const looks = { fonts: entries(xml, "fonts", "font"), fills: entries(xml, "fills", "fill") };
  const lookOf = (format: string): string => lookOfFormat(format, looks);
  const used = HEADINGS.flatMap((heading) => {
    const wanted = heading.looks.map(lookOfStyle);
    const first = formats.find((format) => lookOf(format) === wanted[0]);
    return first === undefined ? [] : [{ ...heading, wanted, first }];
  });
  const idOf = (format: string): number => used.findIndex(({ wanted }) => wanted.includes(lookOf(format))) + 1;
  const styleFormats = used.map(({ first }) => first.replace(/ xfId="\d+"/, ""));
  const styles = used.map(
    ({ name, builtinId }, index) =>
      `<cellStyle name="${name}" xfId="${index + 1}" builtinId="${builtinId}" customBuiltin="1"/>`,
  );
  const named = formats.map((format) => format.replace(/ xfId="\d+"/, ` xfId="${idOf(format)}"`));
  return withMore(withMore(replaced(xml, "cellXfs", named), "cellStyleXfs", styleFormats), "cellStyles", styles);
}

const FORMAT = /<xf\b[^>]*?(?:\/>|>.*?<\/xf>)/g;

const collection = (xml: string, name: string): string =>
  new RegExp(`<${name} [^>]*>(.*?)</${name}>`).exec(xml)?.[1] ?? "";

const entries = (xml: string, name: string, entry: string): string[] =>
  [...collection(xml, name).matchAll(new RegExp(`<${entry}>.*?</${entry}>`, "g"))].map(([text]) => text);

const replaced = (xml: string, name: string, all: readonly string[]): string =>
  xml.replace(
    new RegExp(`<${name} [^>]*>.*?</${name}>`),
    () => `<${name} count="${all.length}">${all.join("")}</${name}>`,
  );

function withMore(xml: string, name: string, more: readonly string[]): string {
  const known = [...collection(xml, name).matchAll(/<(?:xf|cellStyle)\b[^>]*\/>/g)].map(([text]) => text);
  return replaced(xml, name, [...known, ...more]);
}

const textOfLook = (isBold: boolean, size: unknown, ink: unknown, fill: unknown): string =>
  [isBold, size, ink, fill].map(String).join();

function lookOfStyle({ font, fill }: Partial<Style>): string {
  const filled = fill?.type === "pattern" ? fill.fgColor?.argb : undefined;
  return textOfLook(font?.bold === true, font?.size, font?.color?.argb, filled);
}

function lookOfFormat(
  format: string,
  { fonts, fills }: { readonly fonts: readonly string[]; readonly fills: readonly string[] },
): string {
  const font = fonts[Number(/ fontId="(\d+)"/.exec(format)?.[1])] ?? "";
  const fill = fills[Number(/ fillId="(\d+)"/.exec(format)?.[1])] ?? "";
  const size = /<sz val="([^"]*)"/.exec(font)?.[1];
  return textOfLook(
    /<b\/>/.test(font),
    size,
    /<color rgb="([^"]*)"/.exec(font)?.[1],
    /<fgColor rgb="([^"]*)"/.exec(fill)?.[1],
  );
}
