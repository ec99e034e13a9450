/** A form as Stripe's library sends it: nested by brackets, every leaf a text. */
export type Form = Readonly<Record<string, unknown>>;

/** The text at a path of a form; null when there is none. */
export function textAt(form: unknown, ...path: readonly string[]): string | null {
  let value = form;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return null;
    value = Object.entries(value).find(([key]) => key === step)?.[1];
  }
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The text at a path of a form. @throws StripeFailure when there is none */
export function neededAt(form: unknown, ...path: readonly string[]): string {
  const text = textAt(form, ...path);
  if (text === null) throw new StripeFailure(400, `Missing required param: ${path.join('.')}.`, 'parameter_missing');
  return text;
}

/** The whole number at a path of a form. @throws StripeFailure when there is none */
export function numberAt(form: unknown, ...path: readonly string[]): number {
  const value = Number(neededAt(form, ...path));
  if (!Number.isSafeInteger(value)) throw new StripeFailure(400, `Invalid integer: ${path.join('.')}`);
  return value;
}

/** A refusal in the form Stripe gives it. */
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

/** The refusal of what does not exist. */
export function missing(id: string): StripeFailure {
  return new StripeFailure(404, `No such object: '${id}'`, 'resource_missing');
}
