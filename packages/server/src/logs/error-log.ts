import type { ErrorLogEntry } from "@epb/contract";
import type { Collection, Identified } from "../store/collection.js";

/** An error of a client, as it is stored. */
export interface StoredErrorLogEntry extends Identified, ErrorLogEntry {}

export const ERROR_LOG: Collection<StoredErrorLogEntry> = {
  name: "errorLog",
  columns: { receivedAt: { type: "text", of: ({ receivedAt }) => receivedAt } },
};
