import type { DocumentNode } from 'graphql';
import { print } from '@apollo/client/utilities';

/** Returns the query as written, without the client's additions. */
export function queryText(document: DocumentNode): string {
  return print(document).trim();
}

/** Returns the query as a curl command. */
export function curlCommand(query: string, origin: string): string {
  const body = JSON.stringify({ query: query.replaceAll(/\s+/g, ' ') });
  return `curl '${origin}/graphql' \\\n  --header 'content-type: application/json' \\\n  --data '${body}'`;
}
