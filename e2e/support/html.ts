/** What a crawler reads from a server-rendered page. */
export interface ReadPage {
  /** Texts of all `<title>` elements. */
  readonly titles: readonly string[];
  /** Values by `name` or `property` of `<meta>`. */
  readonly metas: ReadonlyMap<string, string>;
  readonly canonicals: readonly string[];
  /** Link targets as written. */
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Number of first-level headings. */
  readonly headings: number;
  /** Parsed JSON-LD. */
  readonly facts: readonly unknown[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

function decoded(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (whole, name: string) => entities[name] ?? whole);
}

/** Returns the attributes of every element with a name. */
function elements(html: string, name: string): ReadonlyMap<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) => {
    const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)];
    return new Map(pairs.map(([, key = '', value = '']) => [key, decoded(value)]));
  });
}

/** Parses a page. It is ours and rendered by React, so only its regular form must be supported. */
export function readPage(source: string): ReadPage {
  const facts = [...source.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const html = source.replaceAll(/<script\b.*?<\/script>/gs, '');
  const metas = elements(html, 'meta').flatMap((meta): [string, string][] => {
    const name = meta.get('name') ?? meta.get('property');
    return name === undefined ? [] : [[name, meta.get('content') ?? '']];
  });
  return {
    titles: [...html.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, title = '']) => decoded(title)),
    metas: new Map(metas),
    canonicals: elements(html, 'link').flatMap((link) =>
      link.get('rel') === 'canonical' ? [link.get('href') ?? ''] : [],
    ),
    links: elements(html, 'a').flatMap((link) => link.get('href') ?? []),
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decoded(id))),
    headings: elements(html, 'h1').length,
    facts: facts.map(([, text = '']): unknown => JSON.parse(text)),
  };
}
