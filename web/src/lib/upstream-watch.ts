import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';

/** What header and footer read: a page is whole without it. */
const frameOperations = new Set<string | undefined>(['MenuCategories']);

function isUpstreamFault({ extensions }: { readonly extensions?: Record<string, unknown> }): boolean {
  return extensions?.['code'] === 'UPSTREAM_UNAVAILABLE';
}

function isEmpty(data: Record<string, unknown> | null | undefined): boolean {
  return !data || Object.values(data).every((value) => value === null);
}

/** Watches the operations of one page: has any come back with nothing because the api could not be reached? */
export class UpstreamWatch {
  #hasFailed = false;

  readonly link = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data, errors }) => {
        if (frameOperations.has(operation.operationName)) return;
        if (errors?.some(isUpstreamFault) && isEmpty(data)) this.#hasFailed = true;
      }),
    ),
  );

  /** Whether the page is short of its data. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }
}
