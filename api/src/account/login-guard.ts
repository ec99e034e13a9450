import type { RateLimits } from '../platform/http/rate-limit.ts';

const QUARTER_HOUR = 900;

/** A sign-in attempt in progress. */
interface LoginAttempt {
  /** Reverts the count of the attempt after a correct password. */
  succeeded(): Promise<void>;
}

/** Origin of a sign-in attempt. */
interface LoginCaller {
  readonly email: string;
  readonly address: string;
  /** Id of a device known to the account; null for all others. */
  readonly deviceId: string | null;
}

/** Rate limit against guessing passwords. */
export interface LoginGuard {
  /**
   * Counts an attempt before the password is checked, so that parallel guesses cannot share one.
   * @throws rate_limited
   */
  attempt(caller: LoginCaller): Promise<LoginAttempt>;
  /** Resets the failed attempts of an account after its owner has proven access to the mailbox. */
  forgive(email: string, address: string): Promise<void>;
}

const pairOf = (address: string, account: string) => `${address} ${account}`;

/**
 * Creates the guard. Unknown devices are limited per IP address, per IP address and account, and per account. A device
 * known to the account has a separate limit, so attacks from elsewhere cannot lock out its owner.
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
