import * as v from 'valibot';
import { callsOf } from '../../api/test/support/fuzz/calls.ts';
import type { Examples } from './marked-calls.ts';

/** Human-readable identifiers used for lookups. */
const quoted = ['number', 'code', 'typed', 'words', 'email', 'title', 'name'];

/** The person who sends requests, and their studio. */
interface Asker {
  readonly token: string;
  readonly studioId: string;
}

const Named = v.object({ id: v.string(), slug: v.string() });
const AssetsSchema = v.object({
  data: v.object({
    assets: v.array(
      v.object({
        _id: v.string(),
        slug: v.string(),
        skuId: v.string(),
        title: v.string(),
        tags: v.array(v.string()),
        colors: v.array(v.string()),
        category: Named,
        designer: Named,
        collection: Named,
      }),
    ),
  }),
});

/** Returns a paid pattern of the shop. */
export async function anyAsset(apiUrl: string) {
  const reply: unknown = await (await fetch(`${apiUrl}/open-api/assets?limit=1&minPrice=1`)).json();
  const [asset] = v.parse(AssetsSchema, reply).data.assets;
  if (!asset) throw new Error('the shop has no patterns');
  return asset;
}

/**
 * Finds values that exist in the shop: those of one pattern, and the first entries of the list above a path, as visible
 * to the person.
 */
export async function findExamples(apiUrl: string, { token, studioId }: Asker, contract: unknown): Promise<Examples> {
  const { _id, slug, skuId, title, tags, colors, category, designer, collection } = await anyAsset(apiUrl);
  const byName: Readonly<Record<string, string | undefined>> = {
    assetId: _id,
    assetIds: _id,
    ids: _id,
    sku: skuId,
    coverSku: skuId,
    search: title,
    category: category.slug,
    designers: designer.slug,
    designCollections: collection.id,
    tags: tags[0],
    colors: colors[0],
    studioId,
    planId: 'pro-monthly',
    couponCode: 'WELCOME10',
    country: 'SE',
    // Nobody's address: people with a role appear in lists, and must keep it.
    email: 'somebody@example.com',
    'idempotency-key': 'a-key-of-sqlmap',
  };
  const lists = new Map<string, string>();
  for (const { method, template } of callsOf(contract)) {
    if (method !== 'GET' || template.includes('{') || template.startsWith('/changes')) continue;
    const reply = await fetch(apiUrl + template, { headers: { authorization: `Bearer ${token}` } });
    lists.set(template, await reply.text());
  }
  return (template, name) => {
    if (byName[name] !== undefined) return byName[name];
    if (template.includes('/by-slug/')) return slug;
    if (name === 'palette' && !template.includes('{')) return 'fff8e4-50';
    const list = lists.get(listBefore(template, lists)) ?? '';
    const first = (key: string) => new RegExp(`"_?${key}":"([^"]+)"`).exec(list)?.[1];
    if (name === 'q') return quoted.map(first).find((text) => text !== undefined);
    return first(name) ?? (template.includes(`{${name}}`) ? first('id') : undefined);
  };
}

/** Returns the nearest list above a path. */
function listBefore(template: string, lists: ReadonlyMap<string, string>): string {
  let path = template.replace(/^\/api(?=\/)/, '');
  while (path.includes('{') || (path !== '' && !lists.has(path))) path = path.slice(0, path.lastIndexOf('/'));
  return path;
}
