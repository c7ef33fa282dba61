import * as z from "zod/mini";
import { idSchema, instantSchema, memberSchema, optionalComment } from "./fields.js";
import { strictObject } from "./readonly-types.js";

/** @spec P §3 "Types: Introductory=1, AdvancedMvAnalysis=2, ePX=3, Custom=4" */
export const TrainingType = { Introductory: 1, AdvancedMvAnalysis: 2, Epx: 3, Custom: 4 } as const;
export type TrainingType = (typeof TrainingType)[keyof typeof TrainingType];

export const TRAINING_TYPE_LABELS: Readonly<Record<TrainingType, string>> = {
  1: "Introductory",
  2: "Advanced M&V analysis",
  3: "ePX",
  4: "Custom",
};

const fields = {
  trainingType: memberSchema(TrainingType, "Choose a type of training."),
  /** ISO 8601 instants. */
  startTime: instantSchema,
  endTime: instantSchema,
  /** URL to register or to take part; blank until it is known. @spec P §5 "url (http or ftp with host)" */
  url: z.string().check(
    z.trim(),
    z.maxLength(500, { error: "Enter 500 characters or less." }),
    z.regex(/^(?:(?:https?|ftp):\/\/[^\s/?#]\S*)?$/, {
      error: "Enter a web address, starting with https://.",
    }),
  ),
  /** Topic of the webinar. */
  content: optionalComment(),
};

/** Fields of a new webinar. */
export type NewTrainingDate = z.infer<typeof newTrainingDateSchema>;
export const newTrainingDateSchema = strictObject(fields).check(
  z.refine(({ startTime, endTime }) => Date.parse(endTime) > Date.parse(startTime), {
    error: "The end must be after the start.",
    path: ["endTime"],
  }),
);

/** @spec P §3 "Training date" */
export type TrainingDate = z.infer<typeof trainingDateSchema>;
export const trainingDateSchema = strictObject({ id: idSchema, ...fields });
