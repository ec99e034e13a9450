import { readdir } from 'node:fs/promises';
import type { Router } from 'express';
import { escapeHtml } from '../http/html.ts';
import { Problem } from '../http/problem.ts';

const messageFile = /^[\w-]+\.eml$/;

/** Registers a browser view of the outbox: a list and each message as sent. For development only. */
export function mailboxRoutes(router: Router, folder: string): void {
  router.get('/dev/mail', async (_request, response) => {
    const names = await readdir(folder).catch(() => []);
    const items = names
      .filter((name) => messageFile.test(name))
      .map((name) => `<li><a href="/dev/mail/${escapeHtml(name)}">${escapeHtml(name)}</a></li>`);
    const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No mail yet.</p>';
    response.type('html').send(`<!doctype html><html lang="en"><title>Outbox</title><h1>Outbox</h1>${list}</html>`);
  });
  router.get('/dev/mail/:name', (request, response, next) => {
    const { name } = request.params;
    if (!messageFile.test(name)) throw new Problem('not_found');
    response.type('text/plain');
    response.sendFile(name, { root: folder }, (error: unknown) => {
      if (error) next(error);
    });
  });
}
