// Biome lints the code. ESLint only looks for regular expressions that take quadratic time or more for some text, for which
// Biome has no rule: a text in a workbook or a request could stall the program.
import parser from "@typescript-eslint/parser";
import regexp from "eslint-plugin-regexp";

const TESTS = "**/*.{test,testing}.{ts,tsx}";

export default [
  {
    files: ["packages/*/src/**/*.{ts,tsx}"],
    ignores: [TESTS],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { regexp },
    rules: { "regexp/no-super-linear-backtracking": "error" },
  },
  {
    // These folders read texts from strangers, so a failed match must not read to the end of the text from each character.
    files: ["packages/server/src/**/*.ts", "packages/workbook/src/{scan,read,map,cell-checks,workbook-checks}/**/*.ts"],
    ignores: [TESTS],
    rules: { "regexp/no-super-linear-move": "error" },
  },
];
