import type { NewTrainingDate } from "@epb/contract";
import type { Collection, Identified } from "../../store/collection.js";

/** A stored webinar. */
export interface StoredTrainingDate extends Identified, NewTrainingDate {}

export const TRAINING_DATES: Collection<StoredTrainingDate> = {
  name: "trainingDates",
  columns: {
    // Instants may be written in any zone; in one they can be compared.
    startTime: { type: "text", of: ({ startTime }) => new Date(startTime).toISOString() },
    endTime: { type: "text", of: ({ endTime }) => new Date(endTime).toISOString() },
  },
};
