import type { DocumentNode } from 'graphql';
import { print } from '@apollo/client/utilities';

/** A query as people write it: what runs, without what the client adds to it. */
export function queryText(document: DocumentNode): string {
  return print(document).trim();
}

/** The same query as one command of a terminal. */
export function curlCommand(query: string, origin: string): string {
  const body = JSON.stringify({ query: query.replaceAll(/\s+/g, ' ') });
  return `curl '${origin}/graphql' \\\n  --header 'content-type: application/json' \\\n  --data '${body}'`;
}
