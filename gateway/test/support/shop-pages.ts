import type { GatewayOptions, WebRenderer } from '../../src/app.ts';
import type { FakeApis } from './fake-apis.ts';
import { gatewayOver } from './test-gateway.ts';

const faces = [
  '@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2?url',
  '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url',
];
const indexHtml =
  '<!doctype html><html><head><!--app-head--></head><body><div id="root"><!--app-html--></div></body></html>';

/** The page renderer of the web app, from its source, with React as visitors get it: quick, and with no warnings. */
function webRenderer(): WebRenderer {
  for (const face of faces) jest.doMock(face, () => ({ default: '/face.woff2' }), { virtual: true });
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const { render } = jest.requireActual<{ render: WebRenderer }>('../../../web/src/entry-server.tsx');
  process.env.NODE_ENV = NODE_ENV;
  return render;
}

/** A gateway over fake REST calls that renders the real pages of the shop. */
export function shopOver(answers: FakeApis = {}, options: Partial<GatewayOptions> = {}) {
  return gatewayOver(answers, { web: { folder: '/no-files', indexHtml, render: webRenderer() }, ...options });
}

/** What stands between `<main>` and `</main>`; empty when the page is blank. */
export function mainOf(html: string): string {
  return /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
}
