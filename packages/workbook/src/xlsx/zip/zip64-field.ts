import { readUint16, readUint32, readUint64 } from "./little-endian.js";

const FIELD_ID = 1;
const FIELD_HEADER_BYTES = 4;

/** A number of a header that its zip64 field may replace. */
export interface HeaderNumber {
  readonly value: number;
  /** All bits set: the number is too large for its header, or the field has it for another reason. */
  readonly allOnes: 0xffff | 0xffffffff;
  /** Its size in the field. */
  readonly fieldBytes: 4 | 8;
}

/**
 * The effective numbers of a header: those with all bits set are read from the zip64 field among the extra fields.
 *
 * The field holds these numbers in sequence. If no number has all bits set, the field is ignored, because Apple Numbers
 * reserves one of zeros. Some programs also write the other numbers; these must then equal the header's. Programs
 * disagree about all other forms, so these are refused.
 *
 * @param header - The numbers in the order of the field: inflated size, packed size, offset, disk.
 * @returns The numbers, or the fault. @see APPNOTE.TXT 4.5.3
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

/** Contents of the zip64 field; undefined if it is missing. Fields of other kinds may have any contents. */
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
