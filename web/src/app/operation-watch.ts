import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';

/** Operations of the header and footer: a page is complete without them. */
const frameOperations = new Set<string | undefined>(['MenuCategories']);
/** Required field by operation: without it the page has failed, whatever else it shows. */
const essentials: ReadonlyMap<string | undefined, string> = new Map([
  ['AboutPage', 'contentPage'],
  ['HelpPage', 'helpCategories'],
  ['LicensesPage', 'licenses'],
]);
/** Error codes for temporary failures. */
const passing = new Set<unknown>(['RATE_LIMITED', 'UPSTREAM_UNAVAILABLE']);
/** Error codes that are valid answers: a page that shows one has rendered correctly. */
const answers = new Set<unknown>(['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED']);

/** HTTP status of a failed page: 503 when a retry may help, 500 when the fault is ours. */
export type FailureStatus = 500 | 503;

/** Watches the operations of one page for failures that are not the visitor's fault. */
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

  /** Status of the failure; null if the page has its data. */
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
