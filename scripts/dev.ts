import { type ChildProcess, spawn } from "node:child_process";

// Development mode: runs the server from its sources, restarts it after each change, and serves the viewer with Vite.

const PROGRAMS = [
  ["tsx", "watch", "-C", "@epb/source", "packages/server/src/start/main.ts"],
  ["vite", "packages/viewer", "--config", "packages/viewer/vite.config.ts"],
] as const;

const running = PROGRAMS.map(([command, ...options]): ChildProcess => {
  const program = spawn(command, options, { stdio: "inherit", shell: process.platform === "win32" });
  // The server and Vite need each other: if one ends, stop both.
  program.once("exit", (status) => end(status ?? 1));
  return program;
});

function end(status: number): void {
  for (const program of running) program.kill();
  process.exitCode ??= status;
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => end(0));
