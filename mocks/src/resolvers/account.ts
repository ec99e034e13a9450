import { user } from '../factories/user.ts';
import type { MutationResolvers, QueryResolvers, RegisterInput, ValidationError } from '../generated/resolvers.ts';
import { DEVICE_TOKEN, type Shop } from '../shop.ts';

/** Reads of the account. */
export function accountQueries(shop: Shop): QueryResolvers {
  return { viewer: (_root, _args, context) => shop.viewer(context)?.user ?? null };
}

function fieldProblems({ name, username, email, password }: RegisterInput): ValidationError[] {
  const rules: ReadonlyArray<readonly [ok: boolean, field: string, message: string]> = [
    [name.trim().length >= 2, 'name', 'Name must be at least 2 characters'],
    [
      /^\w{3,20}$/.test(username ?? 'made_from_name'),
      'username',
      'Username only includes Alphabets, letters & _ & length should be 3-20.',
    ],
    [/^\S+@\S+\.\S+$/.test(email), 'email', 'Invalid email address'],
    [password.length >= 8, 'password', 'Password must be at least 8 characters'],
  ];
  return rules
    .filter(([ok]) => !ok)
    .map(([, field, message]) => ({ __typename: 'ValidationError', message, path: [field] }));
}

/** Sign-in, sign-up, sign-out. */
export function accountMutations(shop: Shop): MutationResolvers {
  return {
    register: (_root, { input }) => {
      const problems = fieldProblems(input);
      if (problems.length > 0) return { token: null, user: null, errors: problems };
      const { name, email, password } = input;
      const username = input.username ?? name.toLowerCase().replaceAll(/\W+/g, '_');
      const isTaken = (field: 'email' | 'username') =>
        shop.accounts.some((each) => each.user[field].toLowerCase() === { email, username }[field].toLowerCase());
      const taken = (['email', 'username'] as const).find(isTaken);
      if (taken) {
        const message = taken === 'email' ? 'This email is already registered' : 'This username is already taken';
        return { token: null, user: null, errors: [{ __typename: 'AlreadyTakenError', message, path: [taken] }] };
      }
      const account = {
        user: user({ id: `user-${shop.accounts.length + 1}`, name, username, email }),
        password,
        items: [],
        coupon: null,
        orders: [],
        entitlements: [],
        tickets: [],
      };
      shop.accounts.push(account);
      return { token: shop.open(account), user: account.user, deviceToken: DEVICE_TOKEN, errors: [] };
    },
    login: (_root, { input }) => {
      const account = shop.accounts.find(
        (each) => each.user.email === input.email.toLowerCase() && each.password === input.password,
      );
      if (account) return { token: shop.open(account), user: account.user, deviceToken: DEVICE_TOKEN, errors: [] };
      const message = 'Invalid email or password';
      return {
        token: null,
        user: null,
        errors: [{ __typename: 'InvalidCredentialsError', message, path: [] }],
      };
    },
    logout: (_root, _args, context) => {
      shop.close(context);
      return { isSignedOut: true };
    },
  };
}
