/** Charts and schedules of a checked file. */
export const loadFiguresPart = () => import("./figures-part.js");

/** Of what a report is set in; a browser loads each when it first meets a letter of it. */
const FONTS = ["400", "600", "700", "italic 400"].map((font) => `${font} 1rem "Public Sans Web"`);

/** With what draws the charts and the fonts, so that nothing is missing without a network. */
export const loadFigures = (): Promise<unknown> =>
  Promise.all([
    loadFiguresPart(),
    import("../../charts/drawing/chart-drawing.js"),
    // Without them the page looks a little different, and says the same.
    Promise.allSettled(FONTS.map((font) => document.fonts.load(font))),
  ]);
