import { type ReadPage, readPage } from './html.ts';

/** A page that was asked for. */
export interface Visit {
  /** Path and query. */
  readonly address: string;
  readonly status: number;
  /** Where a redirect leads; null for any other answer. */
  readonly location: string | null;
  /** Null for what is no HTML. */
  readonly page: ReadPage | null;
}

/** A link as it was found. */
interface FoundLink {
  readonly from: string;
  /** Path and query of where it leads. */
  readonly to: string;
  /** The part behind `#`, decoded; empty without one. */
  readonly fragment: string;
}

/** Everything a crawl has seen. */
export interface Crawl {
  readonly visits: ReadonlyMap<string, Visit>;
  readonly links: readonly FoundLink[];
}

interface CrawlOptions {
  /** Origin of the shop. */
  readonly url: string;
  readonly starts: readonly string[];
  /** How many addresses of one kind are visited: pages of patterns, or lists with the same parameters. */
  readonly maxOfKind: number;
}

const AT_ONCE = 2;

/** Addresses that differ in a slug or in the values of parameters alone are of one kind. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://any');
  // Studios and collections are few: each is visited, but not each of its lists.
  const many = searchParams.size === 0 ? /^(\/product)\/.+/ : /^(\/(?:product|designer|collections))\/.+/;
  const path = pathname.replace(many, '$1/{slug}');
  return `${path}?${[...searchParams.keys()].toSorted().join('&')}`;
}

/** Asks for an address; a server that is busy may send a page without content, so such a page is asked for again. */
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

/** Follows every link inside the shop from some pages on. */
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
