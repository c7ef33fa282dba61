const NAMED = 3;

/** `a.txt, b.txt, c.txt and 9 more` */
const some = (names: readonly string[]): string => {
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
};

const files = (count: number): string => (count === 1 ? "1 file" : `${count} files`);

/** Texts for the drop zone and the uploads. */
export const FILE_TEXTS = {
  letGo: "Drop here",
  chooseFolder: "Choose a folder",
  otherKinds: (names: readonly string[]): string => `Skipped, because the file type is not supported: ${some(names)}.`,
  unreadable: (names: readonly string[]): string => `Cannot be opened: ${some(names)}.`,
  folders: (names: readonly string[]): string =>
    `Folders are not supported here: ${some(names)}. Choose a file in the folder.`,
  onlyFirst: (name: string): string => `Only one file at a time. Used: ${name}.`,
  empty: "The folder has no files.",
  cut: (most: number): string => `Only the first ${most} files were used.`,
  isEmpty: "The file is empty.",
  tooLarge: (most: string): string => `The file is larger than ${most}.`,
  results: "Files sent",
  sent: "Sent",
  waiting: "Waiting",
  onItsWay: "Sending",
  notSent: "Not sent",
  stop: "Stop sending",
  stopping: (name: string): string => `Stopping after ${name}.`,
  summary: (sent: number, refused: number, left: number): string => {
    if (left === 0) return refused === 0 ? `${files(sent)} sent.` : `${files(sent)} sent, ${refused} not.`;
    const taken = refused === 0 ? "" : `, ${refused} refused`;
    return `Stopped: ${files(sent)} sent${taken}, ${left} not sent.`;
  },
  chosen: (count: number, size: string): string => `${files(count)} chosen, ${size} total.`,
  chosenList: "Files chosen",
} as const;
