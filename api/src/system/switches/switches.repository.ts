import type { DbOrTrx, Trx } from '../../database.ts';

/** A switch that was changed at least once. */
export interface SwitchRow {
  readonly name: string;
  readonly is_on: boolean;
  readonly reason: string;
  readonly version: number;
  readonly changed_at: Date;
}

const columns = ['name', 'is_on', 'reason', 'version', 'changed_at'] as const;

/** Returns every switch that was changed at least once. */
export function findSwitches(db: DbOrTrx): Promise<SwitchRow[]> {
  return db.selectFrom('system_switch').select(columns).execute();
}

/**
 * Stores a switch if its version is unchanged.
 * @returns whether it was stored
 */
export async function putSwitch(trx: Trx, row: SwitchRow): Promise<boolean> {
  const { name, ...changed } = row;
  const { numInsertedOrUpdatedRows: written = 0n } = await trx
    .insertInto('system_switch')
    .values({ name, ...changed })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(changed)
        .where('system_switch.version', '=', row.version - 1),
    )
    .executeTakeFirstOrThrow();
  return written > 0n;
}

/** Returns the latest state of a switch; undefined if it was never changed. */
export function findSwitch(trx: Trx, name: string): Promise<SwitchRow | undefined> {
  return trx.selectFrom('system_switch').select(columns).where('name', '=', name).executeTakeFirst();
}
