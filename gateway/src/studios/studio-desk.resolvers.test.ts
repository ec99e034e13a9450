import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } }';

test('R-22 studios are listed by view, order and words; one comes with its members and its figures', async () => {
  const { run, calls } = await gatewayOver();
  const list = `{ adminStudios(view: HELD, sort: JOINED_DESC, search: "stu", limit: 1) {
    items { id name isHeld onSaleCount } pageInfo { totalItems } } }`;
  expect((await run(list, {}, signedIn)).data?.['adminStudios']).toEqual({
    items: [{ id: '1', name: 'Studio 1', isHeld: false, onSaleCount: 12 }],
    pageInfo: { totalItems: 1 },
  });
  const one = '{ adminStudio(id: "1") { members { name role } earned { minorUnits currency } hold { reason } } }';
  expect((await run(one, {}, signedIn)).data?.['adminStudio']).toEqual({
    members: [{ name: 'Ada Lovelace', role: 'OWNER' }],
    earned: { minorUnits: 4500, currency: 'USD' },
    hold: null,
  });
  expect(calls[0]?.args).toEqual([{ view: 'held', sort: '-joined', q: 'stu', page: 1, limit: 1 }]);
});

test('R-22 a studio is featured and held; a step that is not possible is an error of the payload', async () => {
  const { run, calls } = await gatewayOver({
    studioDesk: { release: () => Promise.reject(problem(409, 'illegal_transition')) },
  });
  const feature = `mutation { featureStudio(input: { studioId: "1", isFeatured: true, reason: "Fine work" }) {
    studio { isFeatured } ${ERRORS} } }`;
  expect((await run(feature, {}, signedIn)).data?.['featureStudio']).toEqual({
    studio: { isFeatured: true },
    errors: [],
  });
  const step = (name: string) =>
    `mutation { ${name}(input: { studioId: "1", reason: "Copies" }) { studio { hold { reason } } ${ERRORS} } }`;
  expect((await run(step('holdStudio'), {}, signedIn)).data?.['holdStudio']).toEqual({
    studio: { hold: { reason: 'Copies' } },
    errors: [],
  });
  expect((await run(step('releaseStudio'), {}, signedIn)).data?.['releaseStudio']).toMatchObject({
    studio: null,
    errors: [{ __typename: 'IllegalTransitionError' }],
  });
  expect(calls[0]).toMatchObject({
    name: 'studioDesk.feature',
    args: ['1', { isFeatured: true, reason: 'Fine work' }],
  });
});
