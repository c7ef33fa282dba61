/** Charts and schedules of a checked file. */
export const loadFiguresPart = () => import("./figures-part.js");

/** Mapping of a workbook that is not made from a template. */
export const loadMapForm = () => import("./map-form/map-form.js");

/** Fonts of a report. A browser loads each font only when it is first used. */
const FONTS = ["400", "600", "700", "italic 400"].map((font) => `${font} 1rem "Public Sans Web"`);

/** Includes the mapping, the chart code, and the fonts, so that the page is complete without a network. */
export const loadFigures = (): Promise<unknown> =>
  Promise.all([
    loadFiguresPart(),
    loadMapForm(),
    import("../../charts/drawing/chart-drawing.js"),
    // Missing fonts change only the appearance.
    Promise.allSettled(FONTS.map((font) => document.fonts.load(font))),
  ]);
