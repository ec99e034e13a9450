/** One broken field rule as the api tells it; `path` is dotted. */
export interface RestFieldError {
  readonly path: string;
  readonly message: string;
}

/** What a failed REST call said: a problem document of the api. */
export class RestFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly fieldErrors: readonly RestFieldError[];
  /** Seconds to wait, when the api named them. */
  readonly retryAfterSeconds: number | undefined;
  /** The whole document, for facts of single codes. */
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
