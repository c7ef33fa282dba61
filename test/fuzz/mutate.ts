import { SeededRandom } from "../testing/seeded-random.js";

/** Makes inputs out of others. Equal seeds make equal inputs. */
export class Mutator {
  readonly #random: SeededRandom;
  readonly #tokens: readonly Uint8Array[];

  constructor(seed: number, tokens: readonly string[]) {
    this.#random = new SeededRandom(seed);
    this.#tokens = tokens.map((token) => new TextEncoder().encode(token));
  }

  /** One of the inputs, changed at one to eight places. */
  mutated(inputs: readonly Uint8Array[]): Uint8Array {
    let result = this.#random.pick(inputs) ?? EMPTY;
    for (let left = 1 + this.#random.below(8); left > 0; left--) result = this.#changed(result, inputs);
    return result;
  }

  #changed(input: Uint8Array, others: readonly Uint8Array[]): Uint8Array {
    const at = this.#random.below(input.length + 1);
    // Short parts are more likely to keep an input sound.
    const end = Math.min(input.length, at + this.#random.below(this.#random.below(2) === 0 ? 8 : 200));
    switch (this.#random.below(7)) {
      case 0:
        return joined(input.subarray(0, at), Uint8Array.of(this.#random.below(256)), input.subarray(at + 1));
      case 1:
        return joined(input.subarray(0, at), input.subarray(end));
      case 2:
        return joined(input.subarray(0, end), input.subarray(at));
      case 3:
      case 4:
        return joined(input.subarray(0, at), this.#random.pick(this.#tokens) ?? EMPTY, input.subarray(end));
      case 5: {
        const other = this.#random.pick(others) ?? EMPTY;
        const from = this.#random.below(other.length);
        return joined(
          input.subarray(0, at),
          other.subarray(from, from + 1 + this.#random.below(400)),
          input.subarray(end),
        );
      }
      default:
        return this.#withAnotherNumber(input, at);
    }
  }

  /** Replaces the digits after an offset. */
  #withAnotherNumber(input: Uint8Array, at: number): Uint8Array {
    const isDigit = (index: number): boolean => (input[index] ?? 0) >= 0x30 && (input[index] ?? 0) <= 0x39;
    let start = at;
    while (start < input.length && !isDigit(start)) start++;
    let end = start;
    while (isDigit(end)) end++;
    const number = new TextEncoder().encode(this.#random.pick(NUMBERS));
    return joined(input.subarray(0, start), number, input.subarray(end));
  }
}

const EMPTY = new Uint8Array();

const NUMBERS = ["0", "1", "-1", "0.5", "40", "41", "255", "65536", "1e308", "1e-324", "9007199254740993", "NaN"];

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
