import { SHOP_PAGES } from '@halfdrop/domain';
import type { DbOrTrx } from '../../database.ts';
import { composeText, type ShopFacts } from '../composed-text.ts';
import { filled, mailProblems, sampleFacts } from '../mails/mail-words.ts';
import type { TextKey, TextWords } from './text-desk.contract.ts';
import { homeProblems } from './home-problems.ts';
import { findPagePaths } from './text-desk.repository.ts';

const CODE = /```[\s\S]*?```|`[^`]*`/g;
const LINK = /\[[^\]]+\]\((?<href>[^)\s]+)\)/g;
/** Links that are not checked: other sites, mail, and anchors on the same page. */
const ELSEWHERE = /^(?:https:\/\/|mailto:|#)/;
/** Paths served by the server itself. */
const SERVED = /^\/(?:graphql$|api\/)/;

/** Content as a visitor reads it, and why it cannot be published, in sentences. */
interface ComposedText {
  readonly summary: string;
  readonly body: string;
  readonly problems: string[];
}

/**
 * Fills settings of the shop into a page, and checks its links or the sections of the home page. Articles are plain
 * text.
 */
export async function composedText(
  db: DbOrTrx,
  facts: ShopFacts,
  { kind, slug, title, summary, body }: TextKey & TextWords,
): Promise<ComposedText> {
  if (kind === 'article') return { summary, body, problems: [] };
  if (kind === 'home') return { summary, body, problems: await homeProblems(db, body) };
  if (kind === 'mail') return composedMail(db, slug, { title, body });
  try {
    const composed = { summary: composeText(summary, facts), body: composeText(body, facts) };
    return { ...composed, problems: await brokenLinks(db, composed.body) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { summary, body, problems: [`A tag in braces cannot be read: ${error.message}`] };
  }
}

/** Renders a mail with sample values; its subject is shown as the summary. */
async function composedMail(
  db: DbOrTrx,
  name: string,
  words: Pick<TextWords, 'title' | 'body'>,
): Promise<ComposedText> {
  const samples = sampleFacts(name);
  const body = filled(words.body, samples);
  const problems = [...mailProblems(name, words), ...(await brokenLinks(db, body))];
  return { summary: filled(words.title, samples), body, problems };
}

async function brokenLinks(db: DbOrTrx, body: string): Promise<string[]> {
  const links = [...body.replaceAll(CODE, '').matchAll(LINK)].map(({ groups }) => groups?.['href'] ?? '');
  const internal = [...new Set(links)].filter((href) => !ELSEWHERE.test(href));
  const known = await findPagePaths(db, internal.map(pathOf));
  return internal
    .filter((href) => !isAlwaysThere(pathOf(href)) && !known.has(pathOf(href)))
    .map((href) => `The link to ${href} leads nowhere.`);
}

/** Returns the path of a URL within the shop; empty for any other. */
function pathOf(href: string): string {
  return href.startsWith('/') && !href.startsWith('//') ? href.replace(/[?#].*$/, '') : '';
}

function isAlwaysThere(path: string): boolean {
  return SHOP_PAGES.has(path) || SERVED.test(path);
}
