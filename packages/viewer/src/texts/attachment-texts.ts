/** Files of an application. */
export const ATTACHMENT_TEXTS = {
  add: "Attach files",
  hint: (size: string, files: number): string => `Any kind of file, up to ${size} each and ${files} in all.`,
  list: "Attached files",
  none: "No files are attached.",
  download: (name: string): string => `Download ${name}`,
  remove: (name: string): string => `Remove ${name}`,
  removeTitle: "Remove the file?",
  removeText: (name: string): string => `${name} is taken off the application.`,
  removed: (name: string): string => `${name} has been removed.`,
  tooMany: (files: number): string => `An application has ${files} files at most. Remove one first.`,
  full: "There is no room for another file.",
} as const;
