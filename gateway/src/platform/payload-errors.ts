import type { Money } from '../generated/resolvers.ts';
import { translations, type PayloadErrorName } from './errors.ts';
import { RestFailure, type RestFieldError } from './rest-failure.ts';

interface Expected<Name extends PayloadErrorName> {
  __typename: Name;
  message: string;
  path: string[];
}

interface PayloadErrors {
  AlreadySubscribedError: Expected<'AlreadySubscribedError'>;
  PaymentDeclinedError: Expected<'PaymentDeclinedError'>;
  PlanChangedError: Expected<'PlanChangedError'>;
  SubscriptionStateError: Expected<'SubscriptionStateError'>;
  TrialUsedError: Expected<'TrialUsedError'>;
  AlreadyTakenError: Expected<'AlreadyTakenError'>;
  CartNotReadyError: Expected<'CartNotReadyError'>;
  InvalidCouponError: Expected<'InvalidCouponError'>;
  InvalidCredentialsError: Expected<'InvalidCredentialsError'>;
  InvalidOtpError: Expected<'InvalidOtpError'>;
  EarlyAccessError: Expected<'EarlyAccessError'> & { opensAt: string };
  EmailUnconfirmedError: Expected<'EmailUnconfirmedError'>;
  NoDownloadsLeftError: Expected<'NoDownloadsLeftError'>;
  NotFoundError: Expected<'NotFoundError'>;
  RefundRefusedError: Expected<'RefundRefusedError'>;
  PlanRequiredError: Expected<'PlanRequiredError'>;
  LastAdminError: Expected<'LastAdminError'>;
  ReauthenticationRequiredError: Expected<'ReauthenticationRequiredError'>;
  SignInExpiredError: Expected<'SignInExpiredError'>;
  SignInUnavailableError: Expected<'SignInUnavailableError'>;
  ResetExpiredError: Expected<'ResetExpiredError'>;
  TotalChangedError: Expected<'TotalChangedError'> & { total: Money };
  ValidationError: Expected<'ValidationError'>;
}

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
  { readonly data: Data; readonly errors: never[] } | { readonly data: null; readonly errors: PayloadErrors[Name][] };

/** Waits for a REST call; failures the payload declares become its errors, all others are thrown on. */
export async function settle<Data, Name extends PayloadErrorName>(
  call: Promise<Data>,
  rules: PayloadRules<Name>,
): Promise<Outcome<Data, Name>> {
  try {
    return { data: await call, errors: [] };
  } catch (failure) {
    if (!(failure instanceof RestFailure)) throw failure;
    const name = rules.expects.find((each) => each === translations[failure.code]?.payload);
    if (name === undefined) throw failure;
    return { data: null, errors: payloadErrors(name, failure, rules) };
  }
}

function payloadErrors<Name extends PayloadErrorName>(
  name: Name,
  failure: RestFailure,
  rules: PayloadRules<Name>,
): PayloadErrors[Name][] {
  const fallback = fieldOf(failure) ?? rules.fields?.[name];
  const whole: RestFieldError = { path: fallback ?? '', message: failure.message };
  const told = failure.fieldErrors.length > 0 ? failure.fieldErrors : [whole];
  return told.map(({ path, message }) => builders[name]({ message, path: inputPath(path, rules) }, failure));
}

function fieldOf({ problem }: RestFailure): string | undefined {
  const { field } = problem;
  return typeof field === 'string' ? field : undefined;
}

function inputPath(path: string, { renamed = {} }: { readonly renamed?: Readonly<Record<string, string>> }): string[] {
  const name = renamed[path] ?? path;
  return name === '' ? [] : name.split('.');
}

type Builders = {
  readonly [Name in PayloadErrorName]: (
    told: { message: string; path: string[] },
    failure: RestFailure,
  ) => PayloadErrors[Name];
};

const builders: Builders = {
  AlreadySubscribedError: (told) => ({ __typename: 'AlreadySubscribedError', ...told }),
  PaymentDeclinedError: (told) => ({ __typename: 'PaymentDeclinedError', ...told }),
  PlanChangedError: (told) => ({ __typename: 'PlanChangedError', ...told }),
  SubscriptionStateError: (told) => ({ __typename: 'SubscriptionStateError', ...told }),
  TrialUsedError: (told) => ({ __typename: 'TrialUsedError', ...told }),
  AlreadyTakenError: (told) => ({ __typename: 'AlreadyTakenError', ...told }),
  CartNotReadyError: (told) => ({ __typename: 'CartNotReadyError', ...told }),
  InvalidCouponError: (told) => ({ __typename: 'InvalidCouponError', ...told }),
  InvalidCredentialsError: (told) => ({ __typename: 'InvalidCredentialsError', ...told }),
  InvalidOtpError: (told) => ({ __typename: 'InvalidOtpError', ...told }),
  EarlyAccessError: (told, { problem }) => ({
    __typename: 'EarlyAccessError',
    ...told,
    opensAt: String(problem['opensAt']),
  }),
  EmailUnconfirmedError: (told) => ({ __typename: 'EmailUnconfirmedError', ...told }),
  NoDownloadsLeftError: (told) => ({ __typename: 'NoDownloadsLeftError', ...told }),
  NotFoundError: (told) => ({ __typename: 'NotFoundError', ...told }),
  RefundRefusedError: (told) => ({ __typename: 'RefundRefusedError', ...told }),
  PlanRequiredError: (told) => ({ __typename: 'PlanRequiredError', ...told }),
  LastAdminError: (told) => ({ __typename: 'LastAdminError', ...told }),
  ReauthenticationRequiredError: (told) => ({ __typename: 'ReauthenticationRequiredError', ...told }),
  SignInExpiredError: (told) => ({ __typename: 'SignInExpiredError', ...told }),
  SignInUnavailableError: (told) => ({ __typename: 'SignInUnavailableError', ...told }),
  ResetExpiredError: (told) => ({ __typename: 'ResetExpiredError', ...told }),
  TotalChangedError: (told, { problem }) => ({
    __typename: 'TotalChangedError',
    ...told,
    total: { minorUnits: Number(problem['total']), currency: 'USD' },
  }),
  ValidationError: (told) => ({ __typename: 'ValidationError', ...told }),
};
