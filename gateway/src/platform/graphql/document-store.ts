import type { ApolloServerOptions } from '@apollo/server';
import { type DocumentNode, visit } from 'graphql';
import type { RequestContext } from '../request-context.ts';
import { ByteLru } from '../http/byte-lru.ts';

type Store = NonNullable<ApolloServerOptions<RequestContext>['documentStore']>;

/** Bytes per document node when parsed, priced and compiled; measured, rounded up. */
const BYTES_OF_NODE = 1500;
/** Number of documents remembered as seen once, by hash only. */
const REMEMBERED = 5000;

/**
 * Stores parsed documents and everything compiled from them, within a memory limit. Documents are kept from their
 * second use on, so that one-off documents leave only a hash.
 */
export function createDocumentStore(maxBytes: number): Store {
  const kept = new ByteLru<DocumentNode>(maxBytes);
  const seenOnce = new ByteLru<true>(REMEMBERED);
  return {
    get: async (hash) => kept.get(hash),
    set: async (hash, document) => {
      if (seenOnce.get(hash)) kept.set(hash, document, bytesOf(document));
      else seenOnce.set(hash, true, 1);
    },
    delete: async (hash) => kept.delete(hash),
  };
}

function bytesOf(document: DocumentNode): number {
  let nodes = 0;
  visit(document, { enter: () => void (nodes += 1) });
  return nodes * BYTES_OF_NODE;
}
