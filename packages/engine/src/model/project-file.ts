/** @spec C §3 "files: id" */
export interface ProjectFile {
  readonly id?: string;
  readonly fileName: string;
  readonly userId?: string;
  /** Bytes. */
  readonly size?: number;
  readonly notes?: string;
  /** ISO 8601 instant. */
  readonly uploadDate?: string;
}
