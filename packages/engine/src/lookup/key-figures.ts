const KEY_FIGURE = /^(projectSummary\.financialSummary|express)\.\w+$/;

/** True for a figure of the summary: the figures that people mean by default. */
export const isKeyFigure = (path: string): boolean => KEY_FIGURE.test(path);
