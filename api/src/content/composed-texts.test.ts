import path from 'node:path';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import { loadSamplePages } from './sample-pages.ts';

const samples = path.join(__dirname, '..', '..', 'sample-content', 'pages');
const slugs = ['terms', 'privacy', 'cookies'] as const;
type Settings = NonNullable<Parameters<typeof createTestApp>[0]>;
type Texts = Readonly<Record<(typeof slugs)[number], string>>;

/** Returns the legal texts of a shop with the given settings. */
async function textsOf(settings: Settings): Promise<Texts> {
  const app = await openShop(settings);
  const texts = {
    terms: await read(app, 'terms'),
    privacy: await read(app, 'privacy'),
    cookies: await read(app, 'cookies'),
  };
  await app.close();
  return texts;
}

/** Returns one text of a shop with the given settings. */
async function textOf(slug: string, settings: Settings): Promise<string> {
  const app = await openShop(settings);
  const text = await read(app, slug);
  await app.close();
  return text;
}

async function openShop(settings: Settings): Promise<TestApp> {
  const app = await createTestApp(settings);
  await loadSamplePages(app.db, app.clock, samples);
  return app;
}

async function read(app: TestApp, slug: string): Promise<string> {
  return (await app.http().get(`/content/pages/${slug}`).expect(200)).body.data.body;
}

let plain: Texts;
let connected: Texts;
beforeAll(async () => {
  plain = await textsOf({});
  connected = await textsOf({
    supportEmail: 'desk@atelier.example',
    stripe: { secretKey: 'sk', webhookSecrets: ['whsec'], apiUrl: 'http://127.0.0.1:1', methods: ['card'] },
    oidc: { issuer: 'https://issuer.example', clientId: 'shop', clientSecret: 'secret' },
    smtp: { url: 'smtp://127.0.0.1:1', from: null },
  });
});

test.each(slugs)('R-12 R-13 R-41 no tag is left in %s, whatever the settings', (slug) => {
  for (const texts of [plain, connected]) expect(texts[slug]).not.toMatch(/\{\{|\}\}|&#|\n{3}/);
});

test('R-12 R-13 R-41 a shop on its sandbox says that no money moves, and names no service it does not use', () => {
  expect(plain.terms).toContain('No money changes hands');
  expect(plain.privacy).toContain('a sandbox of our own');
  expect(plain.cookies).toContain('paid through a sandbox of our own');
  expect(plain.privacy).toContain('This shop has no mail service yet');
  for (const slug of slugs) expect(plain[slug]).not.toMatch(/Stripe|Google/);
  expect(plain.terms).toContain('support@halfdrop.example');
});

test('R-12 R-13 R-41 PV-03 a shop with Stripe, Google and a mail server names each of them, and no sandbox', () => {
  for (const slug of slugs) expect(connected[slug]).toContain('Stripe');
  for (const slug of slugs) expect(connected[slug]).toContain('Google');
  for (const slug of slugs) expect(connected[slug]).not.toMatch(/sandbox|test payment|no mail service/i);
  expect(connected.privacy).toContain('by the mail service for the mail it delivers');
  expect(connected.cookies).toContain('**halfdrop.google:**');
});

test.each(['about', 'contributors'])(
  'AB-01 BC-30 %s speaks of sample studios only where the shop began with them',
  async (slug) => {
    const filled = await textOf(slug, {});
    const empty = await textOf(slug, { hasSampleCatalog: false });
    expect(filled).toMatch(/invented/);
    expect(empty).not.toMatch(/invented|we began with|Studio Kumo|\{\{/);
    expect(empty).toMatch(/measured along its seams/);
  },
);

test('PV-04 PV-10 the address to write to is the one of the settings', () => {
  for (const slug of ['terms', 'privacy'] as const) {
    expect(connected[slug]).toContain('desk@atelier.example');
    expect(connected[slug]).not.toContain('halfdrop.example');
  }
});
