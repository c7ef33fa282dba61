import type { ErrorLogEntry } from "@epb/contract";
import type { Collection, Identified } from "../../store/collection.js";

/** A stored error of a client. */
export interface StoredErrorLogEntry extends Identified, ErrorLogEntry {}

/** Characters of a message that are searched. */
const SEARCHED_LENGTH = 500;

export const ERROR_LOG: Collection<StoredErrorLogEntry> = {
  name: "errorLog",
  columns: {
    receivedAt: { type: "text", of: ({ receivedAt }) => receivedAt },
    userId: { type: "text", of: ({ userId }) => userId },
    search: {
      type: "text",
      of: ({ name, message, url, clientId, status }) =>
        [name, message.slice(0, SEARCHED_LENGTH), url, clientId, status].join("\n").toLowerCase(),
      isSearched: true,
    },
  },
};
