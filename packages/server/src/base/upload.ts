/** A file that was sent, waiting on disk. */
export interface Upload {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** Receives an upload, gives it to the work, and removes it afterwards. */
export type ReceiveUpload = <Result>(work: (upload: Upload) => Promise<Result>) => Promise<Result>;
