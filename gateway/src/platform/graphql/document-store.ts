import type { ApolloServerOptions } from '@apollo/server';
import { type DocumentNode, visit } from 'graphql';
import type { RequestContext } from '../request-context.ts';
import { ByteLru } from '../http/byte-lru.ts';

type Store = NonNullable<ApolloServerOptions<RequestContext>['documentStore']>;

/** Bytes that one node of a document takes when it is parsed, priced and compiled; measured, rounded up. */
const BYTES_OF_NODE = 1500;
/** How many documents are remembered as asked for once, by their hash alone. */
const REMEMBERED = 5000;

/**
 * Keeps parsed documents, and with them all that is compiled from them, within a bound of bytes. A document is kept
 * from its second time on: those that are written for one request leave nothing behind but a hash.
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
