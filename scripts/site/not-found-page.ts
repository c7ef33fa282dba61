/** Page for unknown addresses of the static site. A host can send it for any address, so it refers to no other file. */
export const notFoundPage = (base: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Page not found · epb</title>
  </head>
  <body>
    <main>
      <h1>Page not found</h1>
      <p>This site has one page, which checks and calculates workbooks. <a href="${base}">Check a workbook</a></p>
    </main>
  </body>
</html>
`;
