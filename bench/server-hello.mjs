// What a server costs that does nothing.
import Koa from "koa";

const app = new Koa();
app.use((context) => {
  context.body = "Hello World";
});
const server = app.listen(Number(process.env.EPB_PORT), "127.0.0.1");
process.on("SIGTERM", () => {
  server.close();
  server.closeAllConnections();
});
