import type { Client } from '@opensearch-project/opensearch';
import * as v from 'valibot';
import type { AssetFacts } from '../feed/asset-facts.ts';
import type { Feed } from '../feed/follow-database.ts';
import type { IndexSource, Mark, Surroundings } from '../feed/index-source.repository.ts';
import type { Reference } from '../feed/reference.ts';
import { DOCUMENT_VERSION, documentOf, indexDefinition } from './asset-document.ts';

/** With more changes than this, a full rewrite is faster. */
const MAX_CHANGES = 20_000;
/** Another process has written a newer version of the asset. */
const CONFLICT = 409;
const NOT_FOUND = 404;

const BulkAnswer = v.object({
  items: v.array(v.record(v.string(), v.object({ status: v.number(), error: v.optional(v.unknown()) }))),
});
const MarkDocument = v.object({
  _source: v.object({ identity: v.string(), snapshot: v.string(), takenAt: v.number() }),
});
type Known = v.InferOutput<typeof MarkDocument>['_source'];

/**
 * Keeps an OpenSearch index in sync with the database. Every process does so: an asset is written with the number of
 * the snapshot it was read in, and the engine keeps the newest. An index's position in the stream of changes is written
 * after the changes, so that a process killed between the two writes them again.
 */
export class EngineFeed implements Feed {
  readonly #client: Client;
  /** Alias used for searching; the index behind it is replaced by a full rewrite. */
  readonly alias: string;
  readonly #marks: string;
  #index: string | null = null;
  #known: Known | null = null;
  #surroundings: Surroundings | null = null;
  #size = 0;

  /** @param prefix prefix of its index names */
  constructor(client: Client, prefix: string) {
    this.#client = client;
    this.alias = `${prefix}-assets`;
    this.#marks = `${prefix}-marks`;
  }

  get size(): number {
    return this.#size;
  }

  get reference(): Reference | null {
    return this.#surroundings?.reference ?? null;
  }

  async begin(source: IndexSource): Promise<string> {
    const identity = await source.identity();
    return source.exclusively(async () => {
      this.#index = await this.#indexInUse();
      this.#known = this.#index === null ? null : await this.#markOf(this.#index);
      if (this.#known?.identity !== identity) return this.#writeAll(source, identity);
      this.#surroundings = await source.surroundings();
      this.#size = (await this.#client.count({ index: this.alias })).body.count;
      return 'search index of the engine goes on';
    });
  }

  async follow(source: IndexSource): Promise<string | null> {
    const known = this.#known;
    if (!known || (await this.#indexInUse()) !== this.#index) return this.begin(source);
    const changes = await source.changesSince(known, MAX_CHANGES, 'whole');
    if (!changes) return source.exclusively(() => this.#writeAll(source, known.identity));
    const { mark, surroundings, changed, removed } = changes;
    if (surroundings) this.#surroundings = surroundings;
    if (mark.snapshot === known.snapshot) return null;
    await this.#write(this.#indexNow(), mark, changed, removed);
    await this.#note(this.#indexNow(), { ...known, ...mark });
    return null;
  }

  async #writeAll(source: IndexSource, identity: string): Promise<string> {
    const index = `${this.alias}-v${DOCUMENT_VERSION}-${Date.now()}`;
    await this.#client.indices.create({ index, body: structuredClone(indexDefinition) });
    this.#size = 0;
    const { mark, ...surroundings } = await source.readAll(async (batch, readAt) => {
      await this.#write(index, readAt, batch, []);
      this.#size += batch.length;
    });
    await this.#note(index, { identity, ...mark });
    await this.#client.indices.refresh({ index });
    await this.#client.indices.updateAliases({
      body: {
        actions: [
          { remove: { index: `${this.alias}-v*`, alias: this.alias, must_exist: false } },
          { add: { index, alias: this.alias } },
        ],
      },
    });
    this.#index = index;
    this.#surroundings = surroundings;
    await this.#removeOthers(index);
    return `search index of the engine written: ${this.#size} assets`;
  }

  /** @throws if the engine rejects any of it */
  async #write(index: string, { snapshot }: Mark, changed: readonly AssetFacts[], removed: readonly string[]) {
    const version = { version: versionOf(snapshot), version_type: 'external_gte' as const };
    const body = [
      ...changed.flatMap((facts) => [{ index: { _id: facts.id, ...version } }, documentOf(facts)]),
      ...removed.map((id) => ({ delete: { _id: id, ...version } })),
    ];
    if (body.length === 0) return;
    const { items } = v.parse(BulkAnswer, (await this.#client.bulk({ index, body })).body);
    const refused = items
      .flatMap((item) => Object.entries(item))
      .find(
        ([action, { status }]) =>
          status >= 300 && status !== CONFLICT && !(action === 'delete' && status === NOT_FOUND),
      )?.[1];
    if (refused)
      throw new Error(`the search engine refused a document: ${JSON.stringify(refused.error ?? refused.status)}`);
  }

  async #note(index: string, known: Known): Promise<void> {
    await this.#client.index({ index: this.#marks, id: index, body: known });
    this.#known = known;
  }

  async #markOf(index: string): Promise<Known | null> {
    const { statusCode, body } = await this.#client.get({ index: this.#marks, id: index }, { ignore: [NOT_FOUND] });
    if (statusCode === NOT_FOUND) return null;
    const { _source: known } = v.parse(MarkDocument, body);
    return known;
  }

  /** Returns the index behind the alias if it was written by this version; otherwise null. */
  async #indexInUse(): Promise<string | null> {
    const { statusCode, body } = await this.#client.indices.getAlias({ name: this.alias }, { ignore: [NOT_FOUND] });
    if (statusCode === NOT_FOUND) return null;
    const ours = Object.keys(body).find((name) => name.startsWith(`${this.alias}-v${DOCUMENT_VERSION}-`));
    return ours ?? null;
  }

  async #removeOthers(index: string): Promise<void> {
    const { body } = await this.#client.indices.get({ index: `${this.alias}-v*` });
    for (const name of Object.keys(body).filter((one) => one !== index)) {
      await this.#client.indices.delete({ index: name }, { ignore: [NOT_FOUND] });
      await this.#client.delete({ index: this.#marks, id: name }, { ignore: [NOT_FOUND] });
    }
  }

  #indexNow(): string {
    if (this.#index === null) throw new Error('the index has not begun');
    return this.#index;
  }
}

/** Returns the first transaction that a snapshot (`xmin:xmax:…`) cannot see; it never decreases in later snapshots. */
function versionOf(snapshot: string): number {
  return Number(snapshot.split(':')[1]);
}
