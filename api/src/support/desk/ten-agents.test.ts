import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/support/test-app.ts';

const AGENTS = 10;
const TICKETS = 500;

let app: TestApp;
let agents: readonly SignedIn[];

beforeAll(async () => {
  app = await createTestApp();
  agents = await Promise.all(Array.from({ length: AGENTS }, () => app.signUp('support')));
  const now = app.clock.now();
  await sql`insert into support_ticket
    (number, email, contact_subject, sender_name, subject, description, created_at, updated_at, due_at)
    select 'HD-T-' || (20000000 + n)::text, 'reader' || n || '@example.com', 'general', 'Reader', 'Question', 'Words',
      ${now}, ${now}, ${now}::timestamptz + interval '24 hours'
    from generate_series(1, ${TICKETS}::int) as n`.execute(app.db);
});
afterAll(() => app.close());

const numberOf = (index: number) => `HD-T-${20_000_001 + index}`;

/**
 * Answers like a desk: with the version last read; after a conflict it rereads the ticket and sends the same answer
 * again.
 */
async function answer({ auth }: SignedIn, number: string, body: string): Promise<number> {
  const key = randomUUID();
  for (let conflicts = 0; ; conflicts += 1) {
    const { version } = (await app.http().get(`/admin/tickets/${number}`).set(auth)).body.data.ticket;
    const send = () =>
      app.http().post(`/admin/tickets/${number}/messages`).set(auth).send({ version, key, kind: 'reply', body });
    // Every answer is sent twice concurrently, as after a dropped connection or a double click.
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    if (statuses.includes(200)) return conflicts;
    expect(statuses).toEqual([409, 409]);
  }
}

test('HP-20 10 agents on 500 tickets: every answer is there once, and mailed once', async () => {
  let conflicts = 0;
  const work = agents.map(async (agent, place) => {
    // Two agents have each ticket and begin at the same end.
    for (let index = place % (AGENTS / 2); index < TICKETS; index += AGENTS / 2) {
      const refused = await answer(agent, numberOf(index), `Answer of agent ${place}`);
      conflicts += refused;
    }
  });
  await Promise.all(work);
  await app.runJobs();

  const { rows } = await sql<{ answers: number; authors: number; version: number }>`
    select count(*)::int as answers, count(distinct message.author_id)::int as authors, ticket.version
    from support_ticket ticket join support_message message on message.ticket_id = ticket.id
    group by ticket.id`.execute(app.db);
  expect(rows).toHaveLength(TICKETS);
  expect(rows.filter(({ answers, authors }) => answers !== 2 || authors !== 2)).toEqual([]);
  expect(rows.filter(({ version }) => version !== 3)).toEqual([]);
  expect(app.outbox().filter((mail) => mail.includes('Answer of agent'))).toHaveLength(2 * TICKETS);
  process.stdout.write(`${2 * TICKETS} answers, ${conflicts} of them refused first and sent again.\n`);
});
