/** Entry point of `@epb/workbook/node`: reads workbooks with the functions of Node. */
export { nodeInflateRaw } from "./node-inflate.js";
export { NODE_PACKAGE_TOOLS, WITHOUT_COMPRESSION } from "./node-package-tools.js";
export { NODE_MEANS, type NodeReadOptions, readWorkbookBytes, readWorkbookFile } from "./read-workbook-file.js";
