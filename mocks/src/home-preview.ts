import { homeSectionsFault, readHomeSections } from '@halfdrop/domain';
import type { RequestHandler } from 'express';
import * as v from 'valibot';

const Draft = v.object({ body: v.string() });

const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Stands for a draft of the home page as it is drawn: no server renders pages of a mocked shop, so that it has headings alone. */
export const homePreview: RequestHandler = (request, response) => {
  const draft = v.safeParse(Draft, request.body);
  if (!draft.success || homeSectionsFault(draft.output.body) !== null) {
    return void response.status(422).json({ message: 'Its sections cannot be read.' });
  }
  const shown = readHomeSections(draft.output.body).filter(({ isShown }) => isShown);
  response.type('html').send(`<!doctype html>${shown.map(({ title }) => `<h2>${escaped(title)}</h2>`).join('')}`);
};
