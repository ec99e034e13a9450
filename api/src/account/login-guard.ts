import type { RateLimits } from '../platform/http/rate-limit.ts';

const QUARTER_HOUR = 900;

/** One try to sign in that is under way. */
interface LoginAttempt {
  /** The password was right: what the try has cost is given back. */
  succeeded(): Promise<void>;
}

/** Whose try it is. */
interface LoginCaller {
  readonly email: string;
  readonly address: string;
  /** The id of a device on which the account was opened before; null for all others. */
  readonly deviceId: string | null;
}

/** Holds up whoever guesses passwords, and nobody else. */
export interface LoginGuard {
  /** Counts a try before its password is looked at, so that parallel guesses cannot share one. @throws rate_limited */
  attempt(caller: LoginCaller): Promise<LoginAttempt>;
  /** Forgets the wrong passwords given for an account, after its owner has proven to read its mail. */
  forgive(email: string, address: string): Promise<void>;
}

const pairOf = (address: string, account: string) => `${address} ${account}`;

/**
 * Makes the guard. Strangers have budgets per address, per address and account, and all
 * together per account. A device on which the account was opened before has a budget of its own: no number of guesses
 * made elsewhere keeps its owner out.
 */
export function createLoginGuard(rateLimits: RateLimits): LoginGuard {
  const ofAddress = rateLimits('login-address', 100, QUARTER_HOUR);
  const ofPair = rateLimits('login-pair', 10, QUARTER_HOUR);
  const ofAccount = rateLimits('login-account', 100, QUARTER_HOUR);
  const ofDevice = rateLimits('login-device', 10, QUARTER_HOUR);

  return {
    async attempt({ email, address, deviceId }) {
      if (deviceId !== null) {
        await ofDevice.spend(deviceId);
        return { succeeded: () => ofDevice.reset(deviceId) };
      }
      const account = email.toLowerCase();
      const pair = pairOf(address, account);
      await ofAddress.spend(address);
      await ofPair.spend(pair);
      await ofAccount.spend(account);
      return {
        async succeeded() {
          await ofAddress.refund(address);
          await ofPair.reset(pair);
          await ofAccount.refund(account);
        },
      };
    },

    async forgive(email, address) {
      const account = email.toLowerCase();
      await ofAddress.reset(address);
      await ofPair.reset(pairOf(address, account));
      await ofAccount.reset(account);
    },
  };
}
