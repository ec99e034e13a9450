import type { MailTexts } from '../content/mails/mail-texts.ts';
import { escapeHtml } from '../platform/http/html.ts';
import { greeting } from '../platform/mail/greeting.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { DigestKey, DigestRow, NewPattern } from './digest.repository.ts';
import { digestLinks } from './digest-links.ts';

/** Maximum number of studios in a mail. */
const MAX_STUDIOS = 12;
const PICTURE_PIXELS = 320;

interface DigestMail {
  readonly key: DigestKey;
  readonly digest: DigestRow;
  /** The newest of each studio, grouped by studio. */
  readonly patterns: readonly NewPattern[];
}

interface DigestNeeds {
  readonly mailTexts: MailTexts;
  readonly linkSecret: string;
  readonly publicUrl: string;
}

/** Renders the mail about new patterns of followed studios: images, links, and an unsubscribe link. */
export async function digestMail(
  { mailTexts, linkSecret, publicUrl }: DigestNeeds,
  { key, digest, patterns }: DigestMail,
): Promise<Mail> {
  const token = digestLinks.write(linkSecret, { id: key.userId });
  const studios = [...new Map(patterns.map((pattern) => [pattern.studio_slug, pattern])).values()];
  const shown = studios.slice(0, MAX_STUDIOS).map(({ studio_slug: slug, studio, studio_total: total }) => ({
    name: studio,
    url: `${publicUrl}/designer/${slug}`,
    total,
    patterns: patterns.filter((pattern) => pattern.studio_slug === slug),
  }));
  const more = studios.length - shown.length;
  const words = await mailTexts.compose('follow-digest', {
    studios: namesOf(studios),
    greeting: greeting(digest.name, true),
    patterns: {
      text: shown.map((studio) => studioText(studio, publicUrl)).join('\n\n'),
      html: shown.map((studio) => studioHtml(studio, publicUrl)).join('\n'),
    },
    moreStudios: more > 0 ? String(more) : '',
    leaveUrl: `${publicUrl}/follow-digest/unsubscribe?token=${token}`,
  });
  return {
    ...words,
    id: `follow-digest-${key.userId}-${key.week}`,
    to: digest.email,
    unsubscribeUrl: `${publicUrl}/api/follow-digest/unsubscribe?token=${token}`,
  };
}

interface ShownStudio {
  readonly name: string;
  readonly url: string;
  readonly total: number;
  readonly patterns: readonly NewPattern[];
}

function namesOf(studios: readonly NewPattern[]): string {
  const [first] = studios;
  const others = studios.length - 1;
  if (others <= 0) return first?.studio ?? '';
  return `${first?.studio ?? ''} and ${others === 1 ? 'one more studio' : `${others} more studios`}`;
}

function studioText({ name, url, total, patterns }: ShownStudio, publicUrl: string): string {
  const lines = patterns.map(({ title, slug }) => `${title}: ${publicUrl}/product/${slug}`);
  const rest = total > patterns.length ? [`All ${total}: ${url}`] : [];
  return [name, ...lines, ...rest].join('\n');
}

function studioHtml({ name, url, total, patterns }: ShownStudio, publicUrl: string): string {
  const pictures = patterns.map(({ id, title, slug }) => {
    const picture = `${publicUrl}/api/products/${id}/preview?w=${PICTURE_PIXELS}&format=jpeg`;
    const size = PICTURE_PIXELS / 2;
    return `<a href="${escapeHtml(`${publicUrl}/product/${slug}`)}"><img src="${escapeHtml(picture)}" width="${size}" height="${size}" alt="${escapeHtml(title)}"></a>`;
  });
  const rest = total > patterns.length ? `<p><a href="${escapeHtml(url)}">All ${total}</a></p>` : '';
  return `<h2><a href="${escapeHtml(url)}">${escapeHtml(name)}</a></h2>\n<p>${pictures.join(' ')}</p>\n${rest}`;
}
