import { EmailField, NameField, NewPasswordField, UsernameField } from '@halfdrop/domain';
import { user } from '../factories/user.ts';
import type { MutationResolvers, QueryResolvers, RegisterInput } from '../generated/resolvers.ts';
import { brokenRules, fieldRule } from '../rules.ts';
import { DEVICE_TOKEN, type Shop } from '../shop.ts';

/** Resolvers for reads of the account. */
export function accountQueries(shop: Shop): QueryResolvers {
  return { viewer: (_root, _args, context) => shop.viewer(context)?.user ?? null };
}

function fieldProblems({ name, username, email, password }: RegisterInput) {
  return brokenRules([
    fieldRule('name', NameField, name),
    ...(username ? [fieldRule('username', UsernameField, username)] : []),
    fieldRule('email', EmailField, email),
    fieldRule('password', NewPasswordField, password),
  ]);
}

const notSignedIn = { token: null, user: null, deviceToken: null };

/** Resolvers for sign-in, sign-up and sign-out. */
export function accountMutations(shop: Shop): MutationResolvers {
  return {
    register: (_root, { input }) => {
      const problems = fieldProblems(input);
      if (problems.length > 0) return { ...notSignedIn, errors: problems };
      const { name, email, password } = input;
      const username = input.username ?? name.toLowerCase().replaceAll(/\W+/g, '_');
      const isTaken = (field: 'email' | 'username') =>
        shop.accounts.some((each) => each.user[field].toLowerCase() === { email, username }[field].toLowerCase());
      const taken = (['email', 'username'] as const).find(isTaken);
      if (taken) {
        const message = taken === 'email' ? 'This email is already registered' : 'This username is already taken';
        return { ...notSignedIn, errors: [{ __typename: 'AlreadyTakenError', message, path: [taken] }] };
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
      return { ...notSignedIn, errors: [{ __typename: 'InvalidCredentialsError', message, path: [] }] };
    },
    logout: (_root, _args, context) => {
      shop.close(context);
      return { isSignedOut: true, errors: [] };
    },
  };
}
