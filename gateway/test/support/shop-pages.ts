import path from 'node:path';
import type { GatewayOptions } from '../../src/app.ts';
import type { WebRenderer } from '../../src/pages.ts';
import type { FakeApis } from './fake-apis.ts';
import { gatewayOver } from './test-gateway.ts';

const bundle = path.join(__dirname, '../../dist-test/entry-server.cjs');
const indexHtml =
  '<!doctype html><html><head><!--app-head--></head><body><div id="root"><!--app-html--></div></body></html>';

/** Starts a gateway over fake API clients that renders the shop's real pages. */
export async function shopOver(answers: FakeApis = {}, options: Partial<GatewayOptions> = {}) {
  const { render }: { render: WebRenderer } = await import(bundle);
  return gatewayOver(answers, { web: { folder: '/no-files', indexHtml, render }, ...options });
}

/** Returns the content of `<main>`; empty if the page is blank. */
export function mainOf(html: string): string {
  return /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
}
