import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';

/** What header and footer read: a page is whole without it. */
const frameOperations = new Set<string | undefined>(['MenuCategories']);
/** What a page is there for: without it the page has come out short, whatever else it shows. */
const essentials: ReadonlyMap<string | undefined, string> = new Map([
  ['AboutPage', 'contentPage'],
  ['HelpPage', 'helpCategories'],
  ['LicensesPage', 'licenses'],
]);
/** The shop is there and has no time or no data just now. */
const passing = new Set<unknown>(['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE']);
/** Answers to whom asks and to what is asked for: a page that shows one is as it should be. */
const answers = new Set<unknown>(['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED']);

/** The status of a page that came out short: 503 when asking again may help, 500 when the fault is the shop's own. */
export type FailureStatus = 500 | 503;

/** Watches the operations of one page: has any come back with nothing, and through no fault of the visitor? */
export class OperationWatch {
  #failure: FailureStatus | null = null;

  readonly link = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data, errors }) => {
        const { operationName } = operation;
        if (frameOperations.has(operationName) || !errors || !isShort(data, essentials.get(operationName))) return;
        for (const { extensions } of errors) this.#note(extensions?.['code']);
      }),
    ),
  );

  /** What the page's data came to; null when it is there. */
  get failure(): FailureStatus | null {
    return this.#failure;
  }

  #note(code: unknown): void {
    if (answers.has(code)) return;
    this.#failure = passing.has(code) ? (this.#failure ?? 503) : 500;
  }
}

function isShort(data: Record<string, unknown> | null | undefined, essential: string | undefined): boolean {
  if (!data || Object.values(data).every((value) => value === null)) return true;
  return essential !== undefined && data[essential] === null;
}
