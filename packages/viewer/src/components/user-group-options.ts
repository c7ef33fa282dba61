import { type Edition, type ListOption, USER_GROUP_LABELS } from "@epb/contract";
import { EDITION_TEXTS } from "../texts/administration-texts.js";

/**
 * Options for the group of a user. They are constant, because a select can show its value only if the option exists.
 */
export const USER_GROUP_OPTIONS: readonly ListOption[] = Object.entries(USER_GROUP_LABELS).map(([id, name]) => ({
  id: Number(id),
  name,
}));

/** Editions, to choose from; numbers as texts, as boxes have them. */
export const EDITION_OPTIONS: readonly ListOption[] = Object.entries(EDITION_TEXTS).map(([id, name]) => ({ id, name }));

/** `ePB, ePX` */
export const editionsText = (editions: readonly Edition[]): string =>
  editions.map((edition) => EDITION_TEXTS[edition]).join(", ");
