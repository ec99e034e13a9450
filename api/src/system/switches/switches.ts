import { SHOP_SWITCHES, type ShopSwitchName, SWITCHED_OFF_WORDS } from '@halfdrop/domain';
import type { Foundation } from '../../domain-module.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Audit, AuditAuthor } from '../../staff/audit.ts';
import type { ShopSwitchDto, SwitchInput } from './switches.contract.ts';
import { findSwitch, findSwitches, putSwitch, type SwitchRow } from './switches.repository.ts';

/** How long a process caches switches: within this time every process follows a change. */
const HELD_MILLISECONDS = 1000;

/** Activities that the shop can temporarily stop. */
export interface ShopSwitches {
  list(): Promise<ShopSwitchDto[]>;
  /** @throws version_conflict */
  set(by: AuditAuthor, name: ShopSwitchName, wanted: SwitchInput): Promise<ShopSwitchDto>;
  /** @throws switched_off while it is off */
  requireOn(name: ShopSwitchName): Promise<void>;
}

interface SwitchNeeds extends Pick<Foundation, 'db' | 'clock'> {
  readonly audit: Audit;
}

/** Creates the switches, briefly cached, since every order and upload checks them. */
export function createShopSwitches({ db, clock, audit }: SwitchNeeds): ShopSwitches {
  let held: { readonly off: Promise<ReadonlySet<string>>; readonly until: number } | null = null;
  const readOff = async () =>
    new Set((await findSwitches(db)).filter(({ is_on: isOn }) => !isOn).map(({ name }) => name));
  const currentOff = () => {
    const now = performance.now();
    if (!held || held.until < now) held = { off: readOff(), until: now + HELD_MILLISECONDS };
    const { off } = held;
    off.catch(() => {
      held = null;
    });
    return off;
  };
  return {
    async list() {
      const rows = new Map((await findSwitches(db)).map((row) => [row.name, row]));
      return SHOP_SWITCHES.map((name) => toSwitch(name, rows.get(name)));
    },

    async set(by, name, { isOn, reason, version }) {
      const row = { name, is_on: isOn, reason, version: version + 1, changed_at: clock.now() };
      await inTransaction(db, async (trx) => {
        const before = await findSwitch(trx, name);
        if ((before?.version ?? 0) !== version || !(await putSwitch(trx, row))) {
          const current = await findSwitch(trx, name);
          throw new Problem('version_conflict', { data: { currentVersion: current?.version ?? 0 } });
        }
        await audit.record(trx, {
          by,
          action: 'system.manage',
          subject: { kind: 'switch', id: name },
          before: { isOn: before?.is_on ?? true },
          after: { isOn },
          why: reason,
        });
      });
      held = null;
      return toSwitch(name, row);
    },

    async requireOn(name) {
      if ((await currentOff()).has(name)) throw new Problem('switched_off', { message: SWITCHED_OFF_WORDS[name] });
    },
  };
}

function toSwitch(name: ShopSwitchName, row: SwitchRow | undefined): ShopSwitchDto {
  return {
    name,
    isOn: row?.is_on ?? true,
    refusal: SWITCHED_OFF_WORDS[name],
    reason: row?.reason ?? null,
    changedAt: row?.changed_at.toISOString() ?? null,
    version: row?.version ?? 0,
  };
}
