import { expect, test } from "vitest";
import { atom, call, chain, compare, either, number, power, quoted } from "./text.js";

test("only parts with lower precedence than their surroundings get parentheses", () => {
  const sum = chain("+", [number(1), atom("M9")]);
  expect(chain("*", [atom("L9"), sum]).text).toBe("L9*(1+M9)");
  expect(chain("+", [sum, atom("A1")]).text).toBe("1+M9+A1");
  expect(chain("-", [atom("A1"), sum]).text).toBe("A1-(1+M9)");
  expect(chain("/", [atom("A1"), chain("*", [atom("B1"), atom("C1")])]).text).toBe("A1/(B1*C1)");
  expect(power(chain("-", [number(1), atom("E7")]), number(3)).text).toBe("(1-E7)^3");
});

test("zeros that change nothing are not written", () => {
  expect(chain("-", [atom("A1"), number(0), atom("B1")]).text).toBe("A1-B1");
  expect(chain("*", [number(0), chain("+", [number(1), number(0)])]).text).toBe("0");
});

test("a test whose answer is known is not written", () => {
  expect(either(compare(number(0), "=", number(0)), atom("A1"), atom("B1")).text).toBe("A1");
  expect(either(compare(number(0), ">", number(0)), atom("A1"), atom("B1")).text).toBe("B1");
  expect(compare(atom("A1"), "=", number(0)).text).toBe("A1=0");
});

test("quotes inside a text are doubled", () => {
  expect(compare(atom("B9"), "=", quoted('2" pipe')).text).toBe('B9="2"" pipe"');
});

test("calls nest", () => {
  expect(either(compare(atom("A1"), "=", quoted("")), quoted(""), call("ROUND", atom("A1"), number(2))).text).toBe(
    'IF(A1="","",ROUND(A1,2))',
  );
});
