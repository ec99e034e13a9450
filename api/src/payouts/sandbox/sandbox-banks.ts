import type { PayoutAccountStatus } from '@halfdrop/domain';
import type { SandboxBank } from '../payouts.tables.ts';

/** A bank account by which the sandbox can be tried out. */
interface TestBank {
  readonly number: string;
  readonly explanation: string;
  /** How the studio stands that gives it. */
  readonly status: PayoutAccountStatus;
  readonly bank: SandboxBank | null;
}

/** The account numbers that the page lists, and what each does. */
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

/** The test account of a number, however it is spaced. */
export function testBankOf(number: string): TestBank | undefined {
  const digits = number.replaceAll(/[\s-]/g, '');
  return testBanks.find((bank) => bank.number === digits);
}
