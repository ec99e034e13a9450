import { readSession } from '#lib/session.ts';
import type { TextWords } from '../text-words.ts';

/** A rendered draft, or why it could not be rendered. */
export type Drawn = { readonly html: string } | { readonly failure: string };

const UNREACHABLE = { failure: 'The preview cannot be drawn just now.' };

/** Requests the home page rendered from a draft, as visitors will see it. Rejects when the signal fires. */
export async function drawHome({ title, summary, body }: TextWords, signal: AbortSignal): Promise<Drawn> {
  const response = await fetch('/preview/home', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${readSession()?.token ?? ''}` },
    body: JSON.stringify({ title, summary, body }),
    signal,
  });
  const isPage = response.ok && (response.headers.get('content-type') ?? '').startsWith('text/html');
  return isPage ? { html: await response.text() } : UNREACHABLE;
}
