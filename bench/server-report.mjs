// Loaded into a server before its program: tells the one who started it what it costs.
import { monitorEventLoopDelay } from "node:perf_hooks";

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

process.on("message", (message) => {
  if (message !== "report") return;
  const { user, system } = process.cpuUsage();
  process.send({
    cpuMilliseconds: (user + system) / 1000,
    lag99: delay.percentile(99) / 1e6,
    longestLag: delay.max / 1e6,
  });
  delay.reset();
});
process.channel.unref();
// Nobody is left who would stop it.
process.on("disconnect", () => process.exit());
