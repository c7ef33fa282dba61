import * as z from "zod/mini";
import { idSchema, instantSchema, memberSchema, optionalComment } from "./fields.js";

/** @spec P §3 "Types: Introductory=1, AdvancedMvAnalysis=2, ePX=3, Custom=4" */
export const TrainingType = { Introductory: 1, AdvancedMvAnalysis: 2, Epx: 3, Custom: 4 } as const;
export type TrainingType = (typeof TrainingType)[keyof typeof TrainingType];

export const TRAINING_TYPE_LABELS: Readonly<Record<TrainingType, string>> = {
  1: "Introductory",
  2: "Advanced M&V analysis",
  3: "ePX",
  4: "Custom",
};

/** What an administrator enters of a webinar. */
export interface NewTrainingDate {
  readonly trainingType: TrainingType;
  /** ISO 8601 instants. */
  readonly startTime: string;
  readonly endTime: string;
  /** Where to register or to take part; blank until it is known. */
  readonly url: string;
  /** What it is about. */
  readonly content: string;
}

/** @spec P §3 "Training date" */
export interface TrainingDate extends NewTrainingDate {
  readonly id: string;
}

/** @spec P §5 "url (http or ftp with host)" */
const fields = {
  trainingType: memberSchema(TrainingType, "Choose a type of training."),
  startTime: instantSchema,
  endTime: instantSchema,
  url: z.string().check(
    z.trim(),
    z.maxLength(500, { error: "Enter 500 characters or less." }),
    z.regex(/^(?:(?:https?|ftp):\/\/[^\s/?#]\S*)?$/, {
      error: "Enter a web address, starting with https://.",
    }),
  ),
  content: optionalComment(),
};

export const newTrainingDateSchema: z.ZodMiniType<NewTrainingDate> = z.strictObject(fields).check(
  z.refine(({ startTime, endTime }) => Date.parse(endTime) > Date.parse(startTime), {
    error: "The end must be after the start.",
    path: ["endTime"],
  }),
);

export const trainingDateSchema: z.ZodMiniType<TrainingDate> = z.strictObject({ id: idSchema, ...fields });
