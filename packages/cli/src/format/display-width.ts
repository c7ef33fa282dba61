/**
 * Latin letters, dashes, quotation marks and the lines of tables, all of them one column wide. What reports usually
 * say, and compiling the classes below takes longer than laying out a report.
 */
const PLAIN = /^[\u0020-\u007e\u00a0-\u02ff\u2010-\u2027\u2500-\u259f]*$/;
const ZERO_WIDTH = /^[\p{Mark}\u200b-\u200d\ufeff]$/u;
const DOUBLE_WIDTH =
  /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\p{Emoji_Presentation}]$/u;

/** Width of the text in terminal columns. */
export function displayWidth(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const character of text) width += characterWidth(character);
  return width;
}

/** The text in at most so many columns, with `…` where it was cut. */
export function truncate(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let kept = "";
  let width = 1;
  for (const character of text) {
    width += characterWidth(character);
    if (width > columns) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

function characterWidth(character: string): number {
  if (ZERO_WIDTH.test(character)) return 0;
  return DOUBLE_WIDTH.test(character) ? 2 : 1;
}
