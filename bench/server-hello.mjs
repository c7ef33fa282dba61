// What a server costs that does nothing: it says two words or, asked for a number, sends so many bytes.
import Koa from "koa";

const app = new Koa();
const bodies = new Map();
app.use((context) => {
  const bytes = Number(context.path.slice(1));
  if (bytes > 0 && !bodies.has(bytes)) bodies.set(bytes, Buffer.alloc(bytes, 1));
  context.body = bodies.get(bytes) ?? "Hello World";
});
const server = app.listen(Number(process.env.EPB_PORT), "127.0.0.1");
process.on("SIGTERM", () => {
  server.close();
  server.closeAllConnections();
});
