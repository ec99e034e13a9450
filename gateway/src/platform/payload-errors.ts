import { payloadErrorOf, type PayloadErrorName } from './errors.ts';
import { RestFailure, type RestFieldError } from './rest-failure.ts';

/** An error of a payload. */
export interface PayloadError<Name extends string = string> {
  readonly __typename: Name;
  readonly message: string;
  /** The input field at fault, step by step; empty for the whole action. */
  readonly path: string[];
  /** Facts that only some errors have, as REST tells them. */
  readonly problem: RestFailure['problem'];
}

/** By name, so that errors of several names are told apart by their `__typename`. */
type PayloadErrorOf<Name extends PayloadErrorName> = { [Each in Name]: PayloadError<Each> }[Name];

/** How a mutation turns failures of its REST call into errors of its payload. */
export interface PayloadRules<Name extends PayloadErrorName> {
  /** The errors the payload declares; every other failure is a top-level error. */
  readonly expects: readonly Name[];
  /** The input field of an error for which REST names none; the whole action without one. */
  readonly fields?: { readonly [Each in Name]?: string };
  /** Input fields whose REST name differs: REST name to input name. */
  readonly renamed?: Readonly<Record<string, string>>;
}

type Outcome<Data, Name extends PayloadErrorName> =
  { readonly data: Data; readonly errors: never[] } | { readonly data: null; readonly errors: PayloadErrorOf<Name>[] };

/** Waits for a REST call; failures the payload declares become its errors, all others are thrown on. */
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
