/** An invalid field in an API error; `path` is dotted. */
export interface RestFieldError {
  readonly path: string;
  readonly message: string;
}

/** A failed REST call, described by a problem document. */
export class RestFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly fieldErrors: readonly RestFieldError[];
  /** Seconds to wait, if stated by the API. */
  readonly retryAfterSeconds: number | undefined;
  /** The full problem document, for code-specific fields. */
  readonly problem: Readonly<Record<string, unknown>>;

  constructor(status: number, problem: Readonly<Record<string, unknown>>, retryAfterSeconds?: number) {
    super(textOf(problem['message']) ?? `The api answered ${status}`);
    this.name = 'RestFailure';
    this.status = status;
    this.code = textOf(problem['code']) ?? 'internal';
    this.fieldErrors = fieldErrorsOf(problem['errors']);
    this.retryAfterSeconds = retryAfterSeconds;
    this.problem = problem;
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function fieldErrorsOf(value: unknown): RestFieldError[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('path' in entry) || !('message' in entry)) return [];
    const { path, message } = entry;
    return typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : [];
  });
}
