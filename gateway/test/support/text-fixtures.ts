import { FIRST_HOME_PAGE, HOME_PATTERNS, readHomeSections } from '@halfdrop/domain';
import type { AdminText, AdminTextSummary, HomePage, TextWords } from '../../src/generated/rest.ts';
import { restTile } from './fixtures.ts';

/** REST fixture of a text's source. */
export const restTextWords: TextWords = { title: 'Terms of use', summary: 'What you may expect.', body: '## Two' };

/** Creates a REST fixture of a text, as shown to staff. */
export function restAdminText(changes: Partial<AdminText> = {}): AdminText {
  return {
    kind: 'page',
    slug: 'terms',
    words: restTextWords,
    revision: 1,
    hasChanges: true,
    problems: [],
    placeholders: [],
    wordsInForce: { ...restTextWords, body: '## One' },
    versionInForce: 1,
    earliestAt: '2026-12-18T00:00:00.000Z',
    versions: [
      {
        version: 1,
        title: 'Terms of use',
        publishedAt: '2026-11-01T00:00:00.000Z',
        effectiveAt: '2026-11-01T00:00:00.000Z',
      },
    ],
    ...changes,
  };
}

/** Creates a REST fixture of a text in the staff's list. */
export function restAdminTextSummary(): AdminTextSummary {
  return {
    kind: 'page',
    slug: 'terms',
    title: 'Terms of use',
    versionInForce: 1,
    nextAt: null,
    hasChanges: true,
    changedAt: '2026-11-02T09:00:00.000Z',
  };
}

/** Creates a REST fixture of the initial home page, optionally with patterns. */
export function restHomePage({ withPatterns = false } = {}): HomePage {
  const { title, summary, body } = FIRST_HOME_PAGE;
  const sections = readHomeSections(body).map(({ source, isShown: _isShown, ...section }) => ({
    ...section,
    collection: source?.kind === 'collection' ? source.slug : null,
    category: null,
    picks: null,
    patterns:
      withPatterns && source
        ? { assets: Array.from({ length: HOME_PATTERNS[section.layout] }, (_, index) => restTile(index)), total: 300 }
        : null,
  }));
  return { title, description: summary, sections };
}
