import { type ReadPage, readPage } from './html.ts';

/** A requested page. */
export interface Visit {
  /** Path and query. */
  readonly address: string;
  readonly status: number;
  /** Target of a redirect; null for any other response. */
  readonly location: string | null;
  /** Null if the response is not HTML. */
  readonly page: ReadPage | null;
}

/** A link found on a page. */
interface FoundLink {
  readonly from: string;
  /** Path and query of its target. */
  readonly to: string;
  /** The decoded part after `#`; empty if there is none. */
  readonly fragment: string;
}

/** The result of a crawl. */
export interface Crawl {
  readonly visits: ReadonlyMap<string, Visit>;
  readonly links: readonly FoundLink[];
}

interface CrawlOptions {
  /** Origin of the shop. */
  readonly url: string;
  readonly starts: readonly string[];
  /** Maximum number of URLs of one kind to visit: pages of patterns, or lists with the same parameters. */
  readonly maxOfKind: number;
}

const AT_ONCE = 2;

/** Returns the kind of a URL: URLs that differ only in a slug or in parameter values have the same kind. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://any');
  // There are few studios and collections: each is visited, but not each of its lists.
  const many = searchParams.size === 0 ? /^(\/product)\/.+/ : /^(\/(?:product|designer|collections))\/.+/;
  const path = pathname.replace(many, '$1/{slug}');
  return `${path}?${[...searchParams.keys()].toSorted().join('&')}`;
}

/** Requests a URL; a busy server may send a page without content, which is then requested again. */
export async function visit(url: string, address: string): Promise<Visit> {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await fetch(url + address, { redirect: 'manual', headers: { accept: 'text/html' } });
    const text = await reply.text();
    const isHtml = reply.headers.get('content-type')?.startsWith('text/html') ?? false;
    const page = isHtml ? readPage(text) : null;
    if (attempt < 3 && page && page.headings === 0) continue;
    return { address, status: reply.status, location: reply.headers.get('location'), page };
  }
}

/** Follows every link inside the shop, starting from some pages. */
export async function crawl({ url, starts, maxOfKind }: CrawlOptions): Promise<Crawl> {
  const visits = new Map<string, Visit>();
  const links: FoundLink[] = [];
  const known = new Set<string>();
  const ofKind = new Map<string, number>();
  const waiting: string[] = [];

  const note = (address: string) => {
    const count = ofKind.get(kindOf(address)) ?? 0;
    if (known.has(address) || count >= maxOfKind) return;
    known.add(address);
    ofKind.set(kindOf(address), count + 1);
    waiting.push(address);
  };
  const follow = (seen: Visit) => {
    const found = [...(seen.page?.links ?? []), ...(seen.location === null ? [] : [seen.location])];
    for (const href of found) {
      const target = new URL(href, url + seen.address);
      if (target.origin !== url) continue;
      const to = target.pathname + target.search;
      links.push({ from: seen.address, to, fragment: decodeURIComponent(target.hash.slice(1)) });
      note(to);
    }
  };

  for (const start of starts) note(start);
  while (waiting.length > 0) {
    for (const seen of await Promise.all(waiting.splice(0, AT_ONCE).map((address) => visit(url, address)))) {
      visits.set(seen.address, seen);
      follow(seen);
    }
  }
  return { visits, links };
}
