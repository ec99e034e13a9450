import { problem } from '../../test/support/fake-apis.ts';
import { restHelpCategory } from '../../test/support/fixtures.ts';
import { gatewayOver, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const CATEGORIES = '{ helpCategories { topic title articles { question answer } } }';
const FEEDBACK = `mutation ($input: RecordHelpFeedbackInput!) {
  recordHelpFeedback(input: $input) { isRecorded errors { __typename ... on UserError { message path } } }
}`;
const input = { articleId: 'article-1', visitorKey: 'visitor-key-0000001' };

test('HP-22 the help center costs one call, and the next visitor none', async () => {
  const { run, names } = await gatewayOver({
    help: { categories: async () => [restHelpCategory(), restHelpCategory({ id: 'guides', articles: [] })] },
  });

  const { data } = await run(CATEGORIES);
  await run(CATEGORIES);

  expect(data?.['helpCategories']).toEqual([
    {
      topic: 'DOWNLOADS',
      title: 'Downloads & Licenses',
      articles: [{ question: 'Can I download again?', answer: 'Yes.' }],
    },
    { topic: 'GUIDES', title: 'Downloads & Licenses', articles: [] },
  ]);
  expect(names()).toEqual(['help.categories']);
});

test('HP-13 E-38 feedback is passed on', async () => {
  const { run, calls } = await gatewayOver();

  const { data } = await run(FEEDBACK, { input });

  expect(data?.['recordHelpFeedback']).toEqual({ isRecorded: true, errors: [] });
  expect(calls).toMatchObject([{ name: 'help.recordFeedback', args: ['article-1', 'visitor-key-0000001'] }]);
});

test('HP-13 feedback on an article that is gone is an error of the payload', async () => {
  const { run } = await gatewayOver({
    help: {
      recordFeedback: async () => {
        throw problem(404, 'not_found');
      },
    },
  });

  expect((await run(FEEDBACK, { input })).data?.['recordHelpFeedback']).toMatchObject({
    isRecorded: false,
    errors: [{ __typename: 'NotFoundError', path: ['articleId'] }],
  });
});
