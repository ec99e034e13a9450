import fc from 'fast-check';
import * as v from 'valibot';
import { installationSecrets } from '../../api/src/platform/database/secrets.ts';
import { madeCalls } from '../../api/test/support/fuzz/calls.ts';
import { play } from '../../api/test/support/fuzz/play.ts';
import { signUp } from '../../api/test/support/sign-up.ts';
import { createTestClock } from '../../api/test/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../api/test/support/test-database.ts';
import { freePort } from '../../scripts/lib/ports.mjs';
import { type ApiProcess, startApiProcess } from './support/api-process.ts';
import { bundleOlderApi, hasEarlierCommits } from './support/older-api.ts';

const SEED = 20_261_126;
const CALLS = 4000;
/** Some reads need data that no sample has, such as a monthly statement. */
const ANSWERED = 0.5;

const PatternsSchema = v.object({
  data: v.object({ assets: v.array(v.object({ _id: v.string(), slug: v.string() })) }),
});

// Skipped in shallow clones, which lack earlier commits.
const describeWithHistory = hasEarlierCommits() ? describe : describe.skip;

let database: TestDatabase;
let older: Awaited<ReturnType<typeof bundleOlderApi>>;
let api: ApiProcess;
let url: string;

describeWithHistory('the release before', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    older = await bundleOlderApi();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const { host, user, password, database: name } = database.address;
    const settings = {
      DATA_DIR: database.dataFolder,
      API_PORT: String(port),
      DATABASE_URL: `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}`,
    };
    api = await startApiProcess(settings, older.program);
  });
  afterAll(async () => {
    await api.stop();
    older.remove();
    await database.close();
  });

  test('B12 the api as it was released last fills, sells and reads a shop whose schema is that of today', async () => {
    const { accountLinks: deviceSecret } = await installationSecrets(database.db);
    const people = { db: database.db, clock: createTestClock(), deviceSecret };
    const tokens = [await signUp(people, 'owner'), await signUp(people)].map(({ token }) => token);
    const { data } = v.parse(PatternsSchema, await (await fetch(`${url}/open-api/assets?limit=2`)).json());
    const known = data.assets.flatMap(({ _id, slug }) => [_id, slug]);
    const calls = fc.sample(madeCalls(older.contract, { known, tokens }), { seed: SEED, numRuns: CALLS });

    const played = await play(url, calls, 6);

    const broken = played.filter(({ status }) => status === 0 || (status >= 500 && status !== 503));
    expect(broken.map(({ call, status, text }) => `${call.route} ${status} ${text}`)).toEqual([]);
    const reads = new Set(calls.filter(({ method }) => method === 'GET').map(({ route }) => route));
    const answered = new Set(
      played.filter(({ status, call }) => call.method === 'GET' && status < 400).map(({ call }) => call.route),
    );
    expect(answered.size / reads.size).toBeGreaterThan(ANSWERED);
  });
});
