import { Decimal } from "../decimal/decimal.js";
import { type DecidingValues, decide, entryInput, isMet } from "../explain/decide.js";
import type { GeneralDerivation, GeneralExpression } from "../explain/general-expression.js";
import type { GeneralRules } from "../explain/general-rules.js";
import { workOut } from "../explain/work-out.js";
import { inputPath } from "../path-text/input-path.js";
import { memberOf } from "../paths/value-at-path.js";

/**
 * Knowledge about a value while some inputs are unknown.
 *
 * - `known`: the value, or its absence, is the same for all values of the unknown inputs.
 * - `present`: there is a value, and it depends on an unknown input.
 * - `open`: an unknown input decides whether there is a value.
 */
export type Certainty = "known" | "present" | "open";

/** Inputs and figures of one calculation in which a placeholder stands for each unknown input. */
export interface UncertainValues extends DecidingValues {
  readonly rules: GeneralRules;
  readonly isUnknown: (path: string) => boolean;
}

type Kind<Name extends GeneralExpression["kind"]> = Extract<GeneralExpression, { readonly kind: Name }>;

/** Determines which figures depend on unknown inputs. Remembers each figure and each shared part. */
export class Certainties {
  readonly #values: UncertainValues;
  readonly #known = new Map<string, Certainty>();

  constructor(values: UncertainValues) {
    this.#values = values;
  }

  ofFigure(path: string): Certainty {
    return this.#once(path, () => this.#ofDerivation(this.#values.rules(path)));
  }

  #once(key: string, work: () => Certainty): Certainty {
    let certainty = this.#known.get(key);
    if (certainty === undefined) {
      certainty = work();
      this.#known.set(key, certainty);
    }
    return certainty;
  }

  #ofDerivation({ how, thereWhen }: GeneralDerivation): Certainty {
    if (thereWhen === undefined) return this.#of(how);
    if (this.#of(thereWhen) === "known") return isMet(thereWhen, this.#values) ? this.#of(how) : "known";
    return this.#isAbsent(how) ? "known" : "open";
  }

  #of(expression: GeneralExpression): Certainty {
    switch (expression.kind) {
      case "supplied":
      case "constant":
      case "reference":
        return "known";
      case "input":
        return this.#ofInput(expression.path);
      case "figure":
        return this.ofFigure(expression.path);
      case "part":
      case "rounded":
        return this.#of(expression.of);
      case "sum":
        return this.#ofAll(expression.terms);
      case "difference":
        return this.#ofAll([expression.from, ...expression.less]);
      case "product":
        return this.#ofProduct(expression.factors);
      case "quotient": {
        const certainty = this.#ofAll([expression.of, expression.by]);
        // A divisor that may be zero gives no value.
        return certainty === "present" && this.#of(expression.by) !== "known" ? "open" : certainty;
      }
      case "power":
        return this.#of(expression.base);
      case "raised":
        return this.#ofAll([expression.base, expression.exponent]);
      case "smallest":
      case "largest":
        return this.#ofAll(expression.of);
      case "monthsAfter":
        return this.#ofAll([expression.day, expression.months]);
      case "countAbove":
        return this.#ofAnswer(expression.of);
      case "lastAbove":
        return this.#ofAnswer(expression.terms.map(({ of }) => of));
      case "when":
        return this.#ofWhen(expression);
      case "firstThere":
        return this.#ofFirst(expression.of);
      case "latest":
        return this.#ofFirst([...expression.of].reverse());
      case "sumOfThere":
        return this.#ofSumOfThere(expression);
      case "sumUpTo":
        return this.#ofSumUpTo(expression);
      case "shorter":
        return this.#isKnownMet(expression.where) ? this.#of(expression.told) : this.#of(expression.of);
      case "restated":
        // The figure may depend on the figure in question; the formula beside it does not.
        return this.#of(expression.as);
      case "shared":
        return this.#once(`shared ${expression.path}`, () => this.#of(expression.of));
      case "entry":
        return this.#ofEntry(expression);
      case "choice":
        return this.#values.isUnknown(expression.by.path) ? "open" : "known";
      case "inputIs":
        return this.#of(expression.input);
      case "isZero":
      case "isNotZero":
      case "isWithin":
      case "not":
        return this.#ofAnswer([expression.of]);
      case "anyOf":
        return this.#ofSeveral(expression.of, (test) => isMet(test, this.#values));
      case "allOf":
        return this.#ofSeveral(expression.of, (test) => !isMet(test, this.#values));
      case "isThere":
        return this.#presence(expression.of) === undefined ? "present" : "known";
      case "hasItem":
        return this.#values.isUnknown(expression.list) ? "present" : "known";
      default:
        return expression satisfies never;
    }
  }

  /** A placeholder stands for an unknown input. Nobody knows whether an item that cannot be read has the others. */
  #ofInput(path: string): Certainty {
    if (!this.#values.isUnknown(path)) return "known";
    return this.#values.inputAt(path) === undefined ? "open" : "present";
  }

  /** Of a value that is absent where one of the operands is. */
  #ofAll(operands: readonly GeneralExpression[]): Certainty {
    const certainties = operands.map((one) => this.#of(one));
    if (certainties.every((one) => one === "known")) return "known";
    if (operands.some((one) => this.#isAbsent(one))) return "known";
    return certainties.includes("open") ? "open" : "present";
  }

  #ofProduct(factors: readonly GeneralExpression[]): Certainty {
    const certainty = this.#ofAll(factors);
    return certainty === "present" && factors.some((one) => this.#isZero(one)) ? "known" : certainty;
  }

  /** Of an answer, which there always is. */
  #ofAnswer(operands: readonly GeneralExpression[]): Certainty {
    return operands.every((one) => this.#of(one) === "known") ? "known" : "present";
  }

  /** @param decides - True if a known test decides the answer for all tests. */
  #ofSeveral(tests: readonly GeneralExpression[], decides: (test: GeneralExpression) => boolean): Certainty {
    const known = tests.filter((test) => this.#of(test) === "known");
    return known.length === tests.length || known.some(decides) ? "known" : "present";
  }

  #ofWhen({ test, met, unmet }: Kind<"when">): Certainty {
    if (this.#of(test) === "known") {
      if (isMet(test, this.#values)) return this.#of(met);
      return unmet === undefined ? "known" : this.#of(unmet);
    }
    if (unmet !== undefined && this.#isAlwaysZero(met) && this.#isAlwaysZero(unmet)) return "known";
    const presences = [this.#presence(met), unmet === undefined ? false : this.#presence(unmet)];
    if (presences.every((one) => one === false)) return "known";
    return presences.every((one) => one === true) ? "present" : "open";
  }

  #ofFirst(candidates: readonly GeneralExpression[]): Certainty {
    for (const [index, candidate] of candidates.entries()) {
      const presence = this.#presence(candidate);
      if (presence === true) return this.#of(candidate);
      if (presence === undefined) {
        return candidates.slice(index + 1).some((one) => this.#presence(one) === true) ? "present" : "open";
      }
    }
    return "known";
  }

  #ofSumOfThere({ terms, ifNone }: Kind<"sumOfThere">): Certainty {
    if (terms.every((term) => this.#of(term) === "known")) return "known";
    return ifNone === "zero" || terms.some((term) => this.#presence(term) === true) ? "present" : "open";
  }

  #ofSumUpTo({ terms, limit }: Kind<"sumUpTo">): Certainty {
    const certainty = this.#of(limit);
    if (certainty !== "known") return certainty;
    const decided = decide(limit, this.#values);
    if (decided === undefined) return "known";
    const { value } = workOut(decided, this.#values);
    return this.#ofAnswer(terms.filter(({ number }) => number <= Number(value)).map(({ of }) => of));
  }

  #ofEntry(entry: Kind<"entry">): Certainty {
    if (this.#values.isUnknown(entry.list)) return "open";
    if (typeof entry.is !== "string" && this.#values.isUnknown(entry.is.input.path)) {
      // Whichever item is meant, it has no such member.
      return this.#hasMember(entry) || entry.missingCountsAsZero === true ? "open" : "known";
    }
    const entered = entryInput(entry, this.#values);
    return entered === undefined ? "known" : this.#of(entered);
  }

  /** True if any item of the list of an entry has its member, readable or not. */
  #hasMember({ list, key, member }: Kind<"entry">): boolean {
    const items = memberOf(this.#values.project.data, list);
    if (!Array.isArray(items)) return false;
    return items.some(
      (item) =>
        memberOf(item, member) !== undefined ||
        this.#values.isUnknown(inputPath(list, { [key]: String(memberOf(item, key)) }, member)),
    );
  }

  /** True if there is a value; undefined if an unknown input decides. */
  #presence(expression: GeneralExpression): boolean | undefined {
    // A missing input that counts as zero is still missing.
    if (expression.kind === "input") {
      const isHere = this.#values.inputAt(expression.path) !== undefined;
      return isHere || !this.#values.isUnknown(expression.path) ? isHere : undefined;
    }
    const certainty = this.#of(expression);
    if (certainty === "known") return isMet({ kind: "isThere", of: expression }, this.#values);
    return certainty === "present" ? true : undefined;
  }

  #isAbsent(expression: GeneralExpression): boolean {
    return this.#of(expression) === "known" && decide(expression, this.#values) === undefined;
  }

  #isZero(expression: GeneralExpression): boolean {
    if (this.#of(expression) !== "known") return false;
    const decided = decide(expression, this.#values);
    if (decided === undefined) return false;
    const { value } = workOut(decided, this.#values);
    return Decimal.isDecimal(value) && value.isZero();
  }

  /** True if the value exists and is zero, for any number of years that an unknown input may give. */
  #isAlwaysZero(expression: GeneralExpression): boolean {
    if (expression.kind === "sumUpTo") return this.#isZeroOrAbsent(expression);
    return expression.kind === "sumOfThere" && this.#isZeroOrAbsent(expression)
      ? expression.terms.some((term) => this.#isZero(term))
      : this.#isZero(expression);
  }

  #isZeroOrAbsent(expression: GeneralExpression): boolean {
    switch (expression.kind) {
      case "figure":
        return this.#isZeroOrAbsent(this.#values.rules(expression.path).how);
      case "sumUpTo":
        return expression.terms.every(({ of }) => this.#isZeroOrAbsent(of));
      case "sumOfThere":
        return expression.terms.every((term) => this.#isZeroOrAbsent(term));
      default:
        return this.#isZero(expression) || this.#isAbsent(expression);
    }
  }

  #isKnownMet(test: GeneralExpression): boolean {
    return this.#of(test) === "known" && isMet(test, this.#values);
  }
}
