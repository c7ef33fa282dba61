/** Formats of `epb whatif`. */
export const WHATIF_FORMATS = ["human", "json", "csv", "xlsx"] as const;
export type WhatifFormat = (typeof WHATIF_FORMATS)[number];
