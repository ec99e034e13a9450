import { readFileSync } from 'node:fs';
import { createServer } from 'vite';

/** Injects the menu of the mocked shop into every page. */
const mockMenu = {
  name: 'mock-menu',
  transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: '/vite/mock-menu.ts' }, injectTo: 'body' }],
};

/** Serves the design system at `/dev/gallery`. */
const gallery = {
  name: 'gallery',
  configureServer(vite) {
    vite.middlewares.use('/dev/gallery', (request, response, next) => {
      const page = readFileSync(new URL('../gallery/index.html', import.meta.url), 'utf8');
      response.setHeader('content-type', 'text/html; charset=utf-8');
      vite.transformIndexHtml(request.originalUrl, page).then((html) => response.end(html), next);
    });
  },
};

/** Vite as a child process of `npm run dev`: reports readiness over IPC, and exits when told to or orphaned. */
const port = Number(process.env.PORT);
const isMocked = process.env.MOCK_MENU === 'on';
const server = await createServer({
  configFile: new URL('../vite.config.ts', import.meta.url).pathname,
  clearScreen: false,
  plugins: isMocked ? [gallery, mockMenu] : [gallery],
  // By default, all HTML pages below the root are scanned, including those of the explorer, which are not served here.
  optimizeDeps: { entries: ['index.html', 'gallery/index.html', 'vite/mock-menu.ts'] },
  server: { port, strictPort: true, ...(isMocked && { proxy: { '/mock/': process.env.GATEWAY_URL } }) },
});

async function stop() {
  await server.close();
  process.exit(0);
}

for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());
process.once('disconnect', () => void stop());
await server.listen();
process.send?.({ type: 'ready' });
