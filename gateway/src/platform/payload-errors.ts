import { payloadErrorOf, type PayloadErrorName } from './errors.ts';
import { RestFailure, type RestFieldError } from './rest-failure.ts';

/** An error in a payload. */
export interface PayloadError<Name extends string = string> {
  readonly __typename: Name;
  readonly message: string;
  /** Path of the input field at fault; empty if the error concerns the whole operation. */
  readonly path: string[];
  /** Additional fields of the REST problem document, for specific errors. */
  readonly problem: RestFailure['problem'];
}

/** Distributes over names, so that errors can be distinguished by `__typename`. */
type PayloadErrorOf<Name extends PayloadErrorName> = { [Each in Name]: PayloadError<Each> }[Name];

/** Rules for converting REST failures to payload errors. */
export interface PayloadRules<Name extends PayloadErrorName> {
  /** Errors the payload declares; all other failures become top-level errors. */
  readonly expects: readonly Name[];
  /** Input field of an error for which REST names none; the whole operation if not listed. */
  readonly fields?: { readonly [Each in Name]?: string };
  /** Input fields whose REST name differs, by REST name. */
  readonly renamed?: Readonly<Record<string, string>>;
}

type Outcome<Data, Name extends PayloadErrorName> =
  { readonly data: Data; readonly errors: never[] } | { readonly data: null; readonly errors: PayloadErrorOf<Name>[] };

/** Awaits a REST call and converts declared failures to payload errors; rethrows all others. */
export async function outcomeOf<Data, Name extends PayloadErrorName>(
  call: Promise<Data>,
  rules: PayloadRules<Name>,
): Promise<Outcome<Data, Name>> {
  try {
    return { data: await call, errors: [] };
  } catch (failure) {
    if (!(failure instanceof RestFailure)) throw failure;
    const name = rules.expects.find((each) => each === payloadErrorOf(failure.code));
    if (name === undefined) throw failure;
    return { data: null, errors: payloadErrors(name, failure, rules) };
  }
}

function payloadErrors<Name extends PayloadErrorName>(
  name: Name,
  failure: RestFailure,
  rules: PayloadRules<Name>,
): PayloadErrorOf<Name>[] {
  const fallback = fieldOf(failure) ?? rules.fields?.[name];
  const whole: RestFieldError = { path: fallback ?? '', message: failure.message };
  const told = failure.fieldErrors.length > 0 ? failure.fieldErrors : [whole];
  const { problem } = failure;
  return told.map(({ path, message }) => ({ __typename: name, message, path: inputPath(path, rules), problem }));
}

function fieldOf({ problem }: RestFailure): string | undefined {
  const { field } = problem;
  return typeof field === 'string' ? field : undefined;
}

function inputPath(path: string, { renamed = {} }: { readonly renamed?: Readonly<Record<string, string>> }): string[] {
  const name = renamed[path] ?? path;
  return name === '' ? [] : name.split('.');
}
