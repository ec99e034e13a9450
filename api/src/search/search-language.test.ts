import path from 'node:path';
import { sampleTarget } from '../../test/support/sample-target.ts';
import { createTestApp, type TestApp } from '../../test/support/test-app.ts';
import { loadSampleCatalogue } from '../catalog/sample-catalogue.ts';

const sampleFile = path.join(__dirname, '..', '..', 'sample-catalogue', 'catalogue.json');
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await loadSampleCatalogue(sampleTarget(app, app.clock), sampleFile);
});
afterAll(() => app.close());

test('probe', async () => {
  const out: string[] = [];
  for (const q of ['blue floral','kids','boho','food','grunge','space','hearts','toile','watercolor flowers','mid century modern','retro 70s','memphis 80s','bathroom tile','navy','teal','free','half drop','nvay florl','butchers','polka dots','leopard','grey plaid','colour','midcentury','under $12 damask','free plaid','stripes','xmas','sage','mustard','checkered','art deco fan','geometrics','striped','japanese wave']) {
    const r = await app.http().get('/open-api/assets?limit=8&search=' + encodeURIComponent(q));
    out.push(q + ' ' + r.status + ' ' + r.body.data?.pagination?.totalItems + ' ' + r.body.data?.assets?.map((a: { title: string }) => a.title).join(' / '));
  }
  const fs = require('node:fs');
  const { judgeSearches, printedRelevance } = require('../../../bench/relevance/report.ts');
  const { judgedSearches } = require('../../../bench/relevance/judged.ts');
  const { gradeOf } = require('../../../bench/relevance/ndcg.ts');
  const { assets } = JSON.parse(fs.readFileSync(sampleFile, 'utf8'));
  const lines: string[] = [];
  const report = await judgeSearches(assets, async (q: string) => {
    const r = await app.http().get('/open-api/assets?limit=10&search=' + encodeURIComponent(q));
    const j = judgedSearches.find((x: { text: string }) => x.text === q);
    lines.push(q + ' ' + r.body.data.pagination.totalItems + ' ' + r.body.data.assets.map((a: { title: string; slug: string }) => a.title + ':' + gradeOf(j, assets.find((x: { slug: string }) => x.slug === a.slug))).join(' / '));
    return r.body.data.assets.map((a: { slug: string }) => a.slug);
  });
  fs.writeFileSync('/tmp/language-npm/judged.txt', printedRelevance(report) + '\n' + lines.join('\n'));
  fs.writeFileSync('/tmp/language-npm/probe.txt', out.join('\n'));
});
