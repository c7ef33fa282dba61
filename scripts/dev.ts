import { type ChildProcess, spawn } from "node:child_process";

// The platform while you change it: the server from its sources, which starts again after a change, and Vite for the viewer.

const PROGRAMS = [
  ["tsx", "watch", "-C", "@epb/source", "packages/server/src/main.ts"],
  ["vite", "packages/viewer", "--config", "packages/viewer/vite.config.ts"],
] as const;

const running = PROGRAMS.map(([command, ...options]): ChildProcess => {
  const program = spawn(command, options, { stdio: "inherit", shell: process.platform === "win32" });
  // One is of no use without the other.
  program.once("exit", (status) => end(status ?? 1));
  return program;
});

function end(status: number): void {
  for (const program of running) program.kill();
  process.exitCode ??= status;
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => end(0));
