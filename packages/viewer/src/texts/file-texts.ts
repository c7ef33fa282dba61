const NAMED = 3;

/** `a.txt, b.txt, c.txt and 9 more` */
const some = (names: readonly string[]): string => {
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
};

const files = (count: number): string => (count === 1 ? "1 file" : `${count} files`);

/** A place to drop files on, and what becomes of them. */
export const FILE_TEXTS = {
  letGo: "Let go",
  chooseFolder: "Choose a folder",
  otherKinds: (names: readonly string[]): string => `Files of other kinds were left out: ${some(names)}.`,
  unreadable: (names: readonly string[]): string => `Could not be opened: ${some(names)}.`,
  folders: (names: readonly string[]): string => `A folder is not taken here: ${some(names)}. Choose a file in it.`,
  onlyFirst: (name: string): string => `One file is taken at a time: ${name}.`,
  empty: "There is no file in it.",
  cut: (most: number): string => `No more than ${most} files are taken at once; the rest was left out.`,
  isEmpty: "The file is empty.",
  tooLarge: (most: string): string => `The file is larger than ${most}.`,
  results: "Files sent",
  sent: "Sent",
  waiting: "Waiting",
  onItsWay: "On its way",
  notSent: "Not sent",
  stop: "Stop sending",
  stopping: (name: string): string => `Stopping: ${name} is on its way and is still sent.`,
  summary: (sent: number, refused: number, left: number): string => {
    if (left === 0) return refused === 0 ? `${files(sent)} sent.` : `${files(sent)} sent, ${refused} not.`;
    const taken = refused === 0 ? "" : `, ${refused} refused`;
    return `Stopped: ${files(sent)} sent${taken}, ${left} not sent.`;
  },
  chosen: (count: number, size: string): string => `${files(count)} chosen, ${size} in all.`,
  chosenList: "Files chosen",
} as const;
