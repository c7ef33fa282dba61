/** Start of a CSV file, by which Excel recognizes UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";
