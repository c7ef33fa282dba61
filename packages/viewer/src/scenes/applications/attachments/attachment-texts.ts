/** Files of an application. */
export const ATTACHMENT_TEXTS = {
  add: "Attach files",
  hint: (size: string, files: number): string => `All file types. Up to ${files} files of ${size} each.`,
  list: "Attached files",
  none: "No files are attached.",
  download: (name: string): string => `Download ${name}`,
  remove: (name: string): string => `Remove ${name}`,
  removeTitle: "Remove the file?",
  removeText: (name: string): string => `This removes ${name} from the application.`,
  removed: (name: string): string => `${name} removed.`,
  tooMany: (files: number): string => `An application can have up to ${files} files. Remove a file first.`,
  full: "The application already has the maximum number of files.",
} as const;
