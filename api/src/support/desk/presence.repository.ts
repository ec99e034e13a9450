import type { Db } from '../../database.ts';

/** A member of staff who has a ticket open. */
interface Sight {
  readonly ticketId: string;
  readonly agentId: string;
  readonly isWriting: boolean;
  readonly now: Date;
}

/** Records that somebody has a ticket open. */
export async function recordPresence(db: Db, { ticketId, agentId, isWriting, now }: Sight): Promise<void> {
  const seen = { seen_at: now, writing_at: isWriting ? now : null };
  await db
    .insertInto('support_presence')
    .values({ ticket_id: ticketId, agent_id: agentId, ...seen })
    .onConflict((conflict) => conflict.columns(['ticket_id', 'agent_id']).doUpdateSet(seen))
    .execute();
}

/** Returns who else has had a ticket open since an instant. */
export function findPresent(db: Db, ticketId: string, agentId: string, since: Date) {
  return db
    .selectFrom('support_presence as presence')
    .innerJoin('account_person_view as agent', 'agent.id', 'presence.agent_id')
    .select(['agent.name', 'presence.writing_at'])
    .where('presence.ticket_id', '=', ticketId)
    .where('presence.agent_id', '<>', agentId)
    .where('presence.seen_at', '>', since)
    .orderBy('agent.name')
    .execute();
}

/** Deletes presence records from before an instant. */
export async function forgetPresence(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('support_presence').where('seen_at', '<', before).execute();
}
