import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

test('R-23 insights go back as far as is asked, in one call', async () => {
  const { run, calls } = await gatewayOver();
  const text =
    '{ studioInsights(studioId: "3", span: QUARTER) { id days { day views sales claims } patterns { title views } foundBy { words count } } }';
  expect((await run(text, {}, signedIn)).data?.['studioInsights']).toEqual({
    id: '3',
    days: [{ day: '2026-11-02', views: 40, sales: 2, claims: 1 }],
    patterns: [{ title: 'Meadow', views: 40 }],
    foundBy: [{ words: 'wild meadow', count: 12 }],
  });
  expect(calls).toMatchObject([{ name: 'insights.ofStudio', args: ['3', '90'] }]);
});

test('R-23 what people search for in vain is told as the api tells it', async () => {
  const { run } = await gatewayOver();
  const { data } = await run('{ wantedSearches { words recentCount count } }', {}, signedIn);
  expect(data?.['wantedSearches']).toEqual([{ words: 'koi pond', recentCount: 12, count: 30 }]);
});
