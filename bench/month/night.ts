import { advanceClock } from '../../e2e/support/clock.ts';
import { runCommand } from '../../e2e/support/command.ts';
import { textAt } from '../../e2e/support/graphql.ts';
import type { Shop } from '../../e2e/support/shop.ts';
import { numberAt } from './ask.ts';
import { lastReconciliation } from './desks.ts';
import type { World } from './world.ts';

/** Problems found in a night. */
export interface Night {
  /** Findings of the money checks, including the sum of the ledger. */
  readonly findings: number;
  /** Differences between the books and the payment provider. */
  readonly differences: number;
  /** Whether recomputed statements and royalties match the stored ones. */
  readonly doStatementsHold: boolean;
  /** Error lines in the logs. */
  readonly errors: readonly string[];
  /** Jobs that exhausted their attempts, and payment events whose effect failed. */
  readonly stopped: number;
  /** Paid orders that are neither completed nor refunded. */
  readonly unfinished: number;
}

/** Returns whether nothing is wrong. */
export function isQuiet({ findings, differences, doStatementsHold, errors, stopped, unfinished }: Night): boolean {
  return findings + differences + errors.length + stopped + unfinished === 0 && doStatementsHold;
}

/**
 * Advances the clock to the next day and checks the shop.
 * @param sold the number of orders paid so far, and of those refunded at least in part
 */
export async function passNight(
  world: World,
  sold: { readonly paid: number; readonly refunded: number },
  errorsIn: (shop: Shop) => readonly string[],
): Promise<Night> {
  const { shop, ask, staff } = world;
  const evening = world.now();
  await advanceClock(shop, 1);
  world.days += 1;
  const checks = await ask('MoneyChecks', { token: staff.finance.token });
  const { differences, finishedAt } = await lastReconciliation(world);
  const overview = await ask('Overview', { token: staff.owner.token });
  const state = await ask('SystemState', { token: staff.owner.token });
  const royalties = runCommand('royalties-verify', [], { DATA_DIR: shop.dataDir });
  const all: readonly unknown[] = Array.isArray(checks) ? checks : [];
  // A check that did not run reports nothing, so ensure that it ran.
  const stale = all.filter((check) => new Date(textAt(check, 'checkedAt')) < evening).length;
  return {
    findings: all.reduce<number>((sum, check) => sum + numberAt(check, 'findingCount'), stale),
    differences: differences + (finishedAt < evening ? 1 : 0),
    doStatementsHold: royalties.status === 0,
    errors: errorsIn(shop),
    stopped: numberAt(state, 'jobCounts', 'stopped') + numberAt(state, 'failedEventCount'),
    unfinished: sold.paid - sold.refunded - numberAt(overview, 'paidOrderCount'),
  };
}

/** Creates a function that returns the error lines in the logs, each once. */
export function errorReader(): (shop: Shop) => readonly string[] {
  const read = { api: 0, gateway: 0 };
  return (shop) =>
    (['api', 'gateway'] as const).flatMap((part) => {
      const output = shop[part].output();
      const fresh = output.slice(read[part]);
      read[part] = output.length;
      return fresh
        .split('\n')
        .filter((line) => /"level":"(?:error|fatal)"/.test(line) || /^\s*(?:\w*Error:)/.test(line));
    });
}
