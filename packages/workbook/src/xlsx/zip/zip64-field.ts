import { readUint16, readUint32, readUint64 } from "./little-endian.js";

const FIELD_ID = 1;
const FIELD_HEADER_BYTES = 4;

/** A number of a header that its zip64 field may hold in its place. */
export interface HeaderNumber {
  readonly value: number;
  /** All ones: the number is too large for its place, or left to the field for another reason. */
  readonly allOnes: 0xffff | 0xffffffff;
  /** Its size in the field. */
  readonly fieldBytes: 4 | 8;
}

/**
 * The numbers of a header as they count: those that are all ones are taken from the zip64 field among the extra fields.
 *
 * The field holds the numbers that are all ones, one behind the other. Where none is, the field does not count: Apple
 * Numbers reserves one of zeros. Some programs write the others too; then these have to be the same as in the header.
 * Everything else is read differently by different programs, and refused.
 *
 * @param header - The numbers in the order of the field: size inflated, size packed, place, piece.
 * @returns The numbers, or what is wrong with them. @see APPNOTE.TXT 4.5.3
 */
export function resolveZip64(
  bytes: Uint8Array,
  extraStart: number,
  extraEnd: number,
  header: readonly HeaderNumber[],
): readonly number[] | string {
  const field = findField(bytes, extraStart, extraEnd);
  if (typeof field === "string") return field;
  if (!header.some(isElsewhere)) return header.map(({ value }) => value);
  if (field === undefined) return "64-bit numbers that are not there";
  const length = field.end - field.start;
  const isShort = length === sizeOf(header.filter(isElsewhere));
  const numbers: number[] = [];
  let at = field.start;
  for (const number of header) {
    const isInField = isElsewhere(number) || (!isShort && at < field.end);
    if (!isInField) {
      numbers.push(number.value);
      continue;
    }
    if (at + number.fieldBytes > field.end) return "64-bit numbers that are cut off";
    const value = number.fieldBytes === 8 ? readUint64(bytes, at) : readUint32(bytes, at);
    if (!isElsewhere(number) && value !== number.value) return "numbers of 32 and 64 bits that contradict each other";
    if (value === Number.POSITIVE_INFINITY) return "a number that no file reaches";
    numbers.push(value);
    at += number.fieldBytes;
  }
  return at === field.end ? numbers : "more 64-bit numbers than there are";
}

const isElsewhere = ({ value, allOnes }: HeaderNumber): boolean => value === allOnes;

const sizeOf = (numbers: readonly HeaderNumber[]): number =>
  numbers.reduce((total, { fieldBytes }) => total + fieldBytes, 0);

/** The contents of the zip64 field; undefined where there is none. Fields of other kinds may hold what they like. */
function findField(
  bytes: Uint8Array,
  extraStart: number,
  extraEnd: number,
): { readonly start: number; readonly end: number } | undefined | string {
  let found: { readonly start: number; readonly end: number } | undefined;
  let at = extraStart;
  while (at + FIELD_HEADER_BYTES <= extraEnd) {
    const id = readUint16(bytes, at);
    const start = at + FIELD_HEADER_BYTES;
    const end = start + readUint16(bytes, at + 2);
    if (id === FIELD_ID) {
      if (found !== undefined) return "two fields of 64-bit numbers";
      if (end > extraEnd) return "64-bit numbers that are cut off";
      found = { start, end };
    }
    at = end;
  }
  return found;
}
