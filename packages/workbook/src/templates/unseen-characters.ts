const UNSEEN = /(?![\u200C\u200D])\p{Cf}/gu;
/** Joiners belong to letters and pictures; at an end they join nothing. */
const UNSEEN_ENDS = /^\p{Cf}+|\p{Cf}+$/gu;

/** A text without invisible characters, such as a zero-width space from a web page or a chat. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, "").replace(UNSEEN_ENDS, "");
