import { homeSectionsFault, readHomeSections } from '@halfdrop/domain';
import type { RequestHandler } from 'express';
import * as v from 'valibot';

const Draft = v.object({ body: v.string() });

const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Serves the preview of a home page draft: a mocked shop has no server to render pages, so it shows headings only. */
export const homePreview: RequestHandler = (request, response) => {
  const draft = v.safeParse(Draft, request.body);
  if (!draft.success || homeSectionsFault(draft.output.body) !== null) {
    return void response.status(422).json({ message: 'Its sections cannot be read.' });
  }
  const shown = readHomeSections(draft.output.body).filter(({ isShown }) => isShown);
  response.type('html').send(`<!doctype html>${shown.map(({ title }) => `<h2>${escaped(title)}</h2>`).join('')}`);
};
