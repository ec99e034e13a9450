import { sql } from 'kysely';
import { insertWaitingSubmission } from '../../test/support/test-submissions.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../test/support/test-app.ts';
import { insertStudioOf, insertTestAsset } from '../../test/support/test-assets.ts';
import { buy } from '../../test/support/test-purchase.ts';
import type { NoticePageDto } from './notices.contract.ts';
import { postNotice } from './post-notice.ts';

let app: TestApp;
let owner: SignedIn;
let editor: SignedIn;
let studio: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signUp();
  editor = await app.signUp();
  studio = await insertStudioOf(app.db, owner.userId);
  await sql`insert into studios_member (studio_id, account_id, role) values (${studio}, ${editor.userId}, 'editor')`.execute(
    app.db,
  );
});

async function inbox({ auth } = owner, query = ''): Promise<NoticePageDto> {
  return (await app.http().get(`/studios/${studio}/notices${query}`).set(auth).expect(200)).body.data;
}
const read = (body: object, { auth } = owner) =>
  app.http().post(`/studios/${studio}/notices/read`).set(auth).send(body);
const choose = (body: object, { auth } = owner) =>
  app.http().put(`/studios/${studio}/notice-mail`).set(auth).send(body);

/** Posts notices about payouts with these numbers. */
async function tellPayouts(...numbers: number[]) {
  for (const number of numbers) {
    await app.db.transaction().execute((trx) =>
      postNotice(trx, {
        studioId: Number(studio),
        kind: 'payout_paid',
        subjectId: `payout-${studio}-${number}`,
        facts: { number, amountCents: 2700 },
        at: app.clock.now(),
      }),
    );
  }
}

const mailsTo = ({ email }: SignedIn) => app.outbox().filter((mail) => mail.includes(`To: ${email}`));

async function refuse(reviewer: SignedIn, title: string): Promise<string> {
  const submittedAt = app.clock.now();
  const id = await insertWaitingSubmission(app.db, { studioId: studio, accountId: editor.userId, title, submittedAt });
  await app.http().post('/submission-reviews/next').set(reviewer.auth).expect(200);
  const verdict = { version: 1, verdict: 'rejected', reasons: [{ code: 'copy' }], note: 'See the sample.' };
  await app.http().post(`/submission-reviews/${id}/verdict`).set(reviewer.auth).send(verdict).expect(200);
  await app.runJobs();
  return id;
}

test('R-23 a verdict is told in the panel, the newest first, and by mail to whoever submitted', async () => {
  const reviewer = await app.signUp('reviewer');
  const first = await refuse(reviewer, 'Copied Dots');
  const second = await refuse(reviewer, 'Copied Stripes');
  const { notices, inbox: box, pagination } = await inbox();
  expect(notices).toMatchObject([
    { kind: 'submission_rejected', submissionId: second, title: 'Copied Stripes', readAt: null },
    { kind: 'submission_rejected', submissionId: first, title: 'Copied Dots', readAt: null },
  ]);
  expect(box.unreadCount).toBe(2);
  expect(pagination.totalItems).toBe(2);
  expect([mailsTo(editor).length, mailsTo(owner).length]).toEqual([2, 0]);
});

test('R-23 what an appeal ends with is told as such', async () => {
  const reviewer = await app.signUp('reviewer');
  const id = await refuse(reviewer, 'Copied Dots');
  await app.http().post(`/submissions/${id}/appeal`).set(editor.auth).send({ words: 'It is mine.' }).expect(200);
  const other = await app.signUp('reviewer');
  await app.http().post('/submission-reviews/next').set(other.auth).expect(200);
  const again = { version: 1, verdict: 'rejected', reasons: [{ code: 'copy' }], note: 'It is not.' };
  await app.http().post(`/submission-reviews/${id}/verdict`).set(other.auth).send(again).expect(200);
  const { notices } = await inbox();
  expect(notices.map(({ kind, verdict }) => [kind, verdict])).toEqual([
    ['appeal_decided', 'rejected'],
    ['submission_rejected', null],
  ]);
});

test('R-23 who has switched verdicts off is told in the panel alone', async () => {
  await choose({ topic: 'verdicts', isMailed: false }, editor).expect(200);
  await refuse(await app.signUp('reviewer'), 'Copied Dots');
  expect(mailsTo(editor)).toEqual([]);
  expect((await inbox(editor)).notices).toHaveLength(1);
});

test('R-23 the first sale is told once, in the panel and by mail to those who want it', async () => {
  const pattern = await insertTestAsset(app.db, { title: `Rose ${studio}` });
  await sql`update catalog_asset set designer_id = ${studio}::smallint where id = ${pattern}`.execute(app.db);
  await choose({ topic: 'sales', isMailed: false }, editor).expect(200);
  for (let sale = 0; sale < 2; sale += 1) await buy(app, await app.signUp(), [pattern], 900);
  await app.runJobs();
  expect((await inbox()).notices).toMatchObject([
    { kind: 'first_sale', assetId: pattern, title: `Rose ${studio}`, amount: 450 },
  ]);
  expect([mailsTo(owner).length, mailsTo(editor).length]).toEqual([1, 0]);
  expect(mailsTo(owner).join()).toContain('$4.50');
});

test('R-23 what is told twice stands there once', async () => {
  await tellPayouts(1, 1);
  expect((await inbox()).notices).toHaveLength(1);
});

test('R-23 a notice is read, or it and all before it; what came since stays unread', async () => {
  await tellPayouts(1, 2, 3, 4);
  const numbersOfUnread = async () =>
    (await inbox()).notices.filter(({ readAt }) => readAt === null).map(({ number }) => number);
  const { notices } = await inbox();
  const { body } = await read({ noticeId: notices[3]?.id }).expect(200);
  expect(body.data.unreadCount).toBe(3);
  expect(await numbersOfUnread()).toEqual([4, 3, 2]);
  await read({ noticeId: notices[1]?.id, hasReadOlder: true }).expect(200);
  expect(await numbersOfUnread()).toEqual([4]);
  expect((await inbox(owner, '?page=2&limit=3')).notices.map(({ number }) => number)).toEqual([1]);
});

test('R-23 a new review is told once, in the panel and by mail to those who want it; who wrote it, and what, is not', async () => {
  const pattern = await insertTestAsset(app.db, { title: `Rose ${studio}` });
  await sql`update catalog_asset set designer_id = ${studio}::smallint where id = ${pattern}`.execute(app.db);
  for (const member of [owner, editor]) await choose({ topic: 'sales', isMailed: false }, member).expect(200);
  await choose({ topic: 'reviews', isMailed: false }, editor).expect(200);
  const buyer = await app.signUp();
  await buy(app, buyer, [pattern], 900);
  for (const text of ['Too small for a wall.', 'Printed at twice the size it is fine.']) {
    const words = { stars: 4, text };
    await app.http().put(`/open-api/assets/${pattern}/review`).set(buyer.auth).send(words).expect(200);
  }
  await app.runJobs();
  const told = (await inbox()).notices.filter(({ kind }) => kind === 'review_written');
  expect(told).toMatchObject([{ assetId: pattern, title: `Rose ${studio}`, reason: null }]);
  expect([mailsTo(owner).length, mailsTo(editor).length]).toEqual([1, 0]);
  expect(mailsTo(owner).join()).toContain('answer it under Reviews');
  expect(mailsTo(owner).join() + JSON.stringify(told)).not.toContain('Too small');
});

test('PR-10 money is for owners: editors neither see nor count nor read its notices, and get none by mail', async () => {
  await tellPayouts(1);
  const [paid] = (await inbox()).notices;
  expect(await inbox(editor)).toMatchObject({
    notices: [],
    inbox: { unreadCount: 0, mailChoices: [{ topic: 'verdicts' }, { topic: 'sales' }, { topic: 'reviews' }] },
  });
  await read({ noticeId: paid?.id }, editor).expect(404);
  await choose({ topic: 'payouts', isMailed: true }, editor).expect(422);
});

test('PR-10 strangers are refused, and of other studios nothing is known', async () => {
  const stranger = await app.signUp();
  await app.http().get(`/studios/${studio}/notices`).expect(401);
  await app.http().get(`/studios/${studio}/notices`).set(stranger.auth).expect(403);
  await insertStudioOf(app.db, stranger.userId);
  await app.http().get(`/studios/${studio}/notices`).set(stranger.auth).expect(404);
  await read({ noticeId: '1' }, stranger).expect(404);
  await choose({ topic: 'sales', isMailed: false }, stranger).expect(404);
});

test.each([{ noticeId: 'x' }, { noticeId: '9'.repeat(30) }, { noticeId: '0' }])(
  'R-23 %j names no notice',
  async (body) => {
    await read(body).expect(404);
  },
);

test('R-23 a choice of mail is kept, exported, and forgotten with the account', async () => {
  const off = await choose({ topic: 'payouts', isMailed: false }).expect(200);
  expect(off.body.data.mailChoices).toContainEqual({ topic: 'payouts', isMailed: false });
  const told = await app.http().post('/api/account/export').set(owner.auth).send({ password: 'correct horse' });
  expect(JSON.stringify(told.body)).toContain('"topic":"payouts"');
  const on = await choose({ topic: 'payouts', isMailed: true }).expect(200);
  expect(on.body.data.mailChoices).toContainEqual({ topic: 'payouts', isMailed: true });
  await choose({ topic: 'sales', isMailed: false }, editor).expect(200);
  const end = { confirmation: 'DELETE', password: 'correct horse' };
  await app.http().post('/account/delete').set(editor.auth).send(end).expect(204);
  const left = app.db.selectFrom('notices_muted_topic').selectAll().where('account_id', '=', editor.userId);
  expect(await left.execute()).toEqual([]);
});
