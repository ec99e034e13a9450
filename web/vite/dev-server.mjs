import { createServer } from 'vite';

/** Vite as a process of `npm run dev`: says that it is ready over IPC, and ends when it is told to or left alone. */
const port = Number(process.env.PORT);
const server = await createServer({
  configFile: new URL('../vite.config.ts', import.meta.url).pathname,
  clearScreen: false,
  server: { port, strictPort: true },
});

async function stop() {
  await server.close();
  process.exit(0);
}

for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());
process.once('disconnect', () => void stop());
await server.listen();
process.send?.({ type: 'ready' });
