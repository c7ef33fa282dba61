import { expect, test } from "vitest";
import { saveInTurn } from "./save-in-turn.js";

/** A server that answers on demand, and the requests it received. */
function server() {
  const answers: ((isStored: boolean) => void)[] = [];
  const save = saveInTurn(() => new Promise((resolve) => answers.push(resolve)));
  return { answers, save };
}

test("a save during another one is sent after its response", async () => {
  const { answers, save } = server();
  const saves = [save(), save()];
  expect(answers).toHaveLength(1);
  answers[0]?.(true);
  await saves[0];
  expect(answers).toHaveLength(2);
  answers[1]?.(true);
  expect(await Promise.all(saves)).toEqual([true, true]);
});

test("saves behind one that fails are not sent, and later ones are", async () => {
  const { answers, save } = server();
  const saves = [save(), save(), save()];
  answers[0]?.(false);
  expect(await Promise.all(saves)).toEqual([false, false, false]);
  expect(answers).toHaveLength(1);
  const again = save();
  expect(answers).toHaveLength(2);
  answers[1]?.(true);
  expect(await again).toBe(true);
});
