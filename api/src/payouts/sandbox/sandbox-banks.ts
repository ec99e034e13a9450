import type { PayoutAccountStatus } from '@halfdrop/domain';
import type { SandboxBank } from '../payouts.tables.ts';

/** A test bank account of the sandbox. */
interface TestBank {
  readonly number: string;
  readonly explanation: string;
  /** Resulting account status of the studio. */
  readonly status: PayoutAccountStatus;
  readonly bank: SandboxBank | null;
}

/** Test account numbers listed on the page, with their behavior. */
export const testBanks: readonly TestBank[] = [
  { number: '000123456789', explanation: 'is paid', status: 'active', bank: 'pays' },
  { number: '000111111116', explanation: 'refuses every payout', status: 'active', bank: 'fails' },
  {
    number: '000111111113',
    explanation: 'is paid, and sends the money back a day later',
    status: 'active',
    bank: 'returns',
  },
  { number: '000999999991', explanation: 'is held up until more papers are sent', status: 'restricted', bank: null },
];

/** Returns the test account with a number, ignoring spaces. */
export function testBankOf(number: string): TestBank | undefined {
  const digits = number.replaceAll(/[\s-]/g, '');
  return testBanks.find((bank) => bank.number === digits);
}
