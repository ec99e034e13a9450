/** A form as sent by Stripe's library: nested by brackets, all leaves are strings. */
export type Form = Readonly<Record<string, unknown>>;

/** Returns the text at a path of a form, or null if there is none. */
export function textAt(form: unknown, ...path: readonly string[]): string | null {
  let value = form;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return null;
    value = Object.entries(value).find(([key]) => key === step)?.[1];
  }
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * Returns the text at a path of a form.
 * @throws StripeFailure if there is none
 */
export function neededAt(form: unknown, ...path: readonly string[]): string {
  const text = textAt(form, ...path);
  if (text === null) throw new StripeFailure(400, `Missing required param: ${path.join('.')}.`, 'parameter_missing');
  return text;
}

/**
 * Returns the integer at a path of a form.
 * @throws StripeFailure if there is none
 */
export function numberAt(form: unknown, ...path: readonly string[]): number {
  const value = Number(neededAt(form, ...path));
  if (!Number.isSafeInteger(value)) throw new StripeFailure(400, `Invalid integer: ${path.join('.')}`);
  return value;
}

/** An error in Stripe's format. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly type: string;

  constructor(status: number, message: string, code: string | null = null, type = 'invalid_request_error') {
    super(message);
    this.name = 'StripeFailure';
    this.status = status;
    this.code = code;
    this.type = type;
  }
}

/** Returns the error for an unknown id. */
export function missing(id: string): StripeFailure {
  return new StripeFailure(404, `No such object: '${id}'`, 'resource_missing');
}
