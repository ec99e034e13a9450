import { escapeHtml } from '../platform/http/html.ts';
import { greeting } from '../platform/mail/greeting.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { DigestKey, DigestRow, NewPattern } from './digest.repository.ts';
import { writeDigestToken } from './digest-token.ts';

/** How many studios a mail shows. */
const MAX_STUDIOS = 12;
const PICTURE_PIXELS = 320;

interface DigestMail {
  readonly key: DigestKey;
  readonly digest: DigestRow;
  /** The newest of each studio, studio by studio. */
  readonly patterns: readonly NewPattern[];
  readonly secret: string;
  readonly publicUrl: string;
}

/** What is new of the studios that somebody follows: pictures and links, and the way off the list. */
export function digestMail({ key, digest, patterns, secret, publicUrl }: DigestMail): Mail {
  const token = writeDigestToken(secret, key.userId);
  const leaveUrl = `${publicUrl}/follow-digest/unsubscribe?token=${token}`;
  const studios = [...new Map(patterns.map((pattern) => [pattern.studio_slug, pattern])).values()];
  const shown = studios.slice(0, MAX_STUDIOS).map(({ studio_slug: slug, studio, studio_total: total }) => ({
    name: studio,
    url: `${publicUrl}/designer/${slug}`,
    total,
    patterns: patterns.filter((pattern) => pattern.studio_slug === slug),
  }));
  const more = studios.length - shown.length;
  const moreWords = more > 0 ? [`${more} more of the studios you follow have something new.`] : [];
  const why = 'You get this once a week at most, because you follow these studios.';
  return {
    id: `follow-digest-${key.userId}-${key.week}`,
    to: digest.email,
    subject: subjectOf(studios),
    text: `${[
      greeting(digest.name, true),
      ...shown.map((studio) => studioText(studio, publicUrl)),
      ...moreWords,
      `${why}\nStop this mail: ${leaveUrl}`,
    ].join('\n\n')}\n`,
    html: `<h1>New patterns</h1>
${shown.map((studio) => studioHtml(studio, publicUrl)).join('\n')}
${moreWords.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}
<p>${escapeHtml(why)} <a href="${escapeHtml(leaveUrl)}">Stop this mail</a></p>`,
    unsubscribeUrl: `${publicUrl}/api/follow-digest/unsubscribe?token=${token}`,
  };
}

interface ShownStudio {
  readonly name: string;
  readonly url: string;
  readonly total: number;
  readonly patterns: readonly NewPattern[];
}

function subjectOf(studios: readonly NewPattern[]): string {
  const [first] = studios;
  const others = studios.length - 1;
  if (others <= 0) return `New from ${first?.studio ?? ''}`;
  return `New from ${first?.studio ?? ''} and ${others === 1 ? 'one more studio' : `${others} more studios`}`;
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
