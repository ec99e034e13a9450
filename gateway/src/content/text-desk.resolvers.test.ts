import { problem } from '../../test/support/fake-apis.ts';
import { gatewayOver, signedIn, stopGateways } from '../../test/support/test-gateway.ts';

afterEach(stopGateways);

const ERRORS = 'errors { __typename ... on UserError { message path } ... on VersionConflictError { currentVersion } }';

test('R-22 texts are listed by view and words, and one is read with its versions', async () => {
  const { run, calls } = await gatewayOver();
  const list = '{ adminTexts(view: CHANGED, search: "terms") { kind slug title hasChanges } }';
  expect((await run(list, {}, signedIn)).data?.['adminTexts']).toEqual([
    { kind: 'PAGE', slug: 'terms', title: 'Terms of use', hasChanges: true },
  ]);
  const one = '{ adminText(kind: ARTICLE, slug: "download-again") { kind slug words { body } versions { version } } }';
  expect((await run(one, {}, signedIn)).data?.['adminText']).toEqual({
    kind: 'ARTICLE',
    slug: 'download-again',
    words: { body: '## Two' },
    versions: [{ version: 1 }],
  });
  expect(calls).toMatchObject([
    { name: 'textDesk.list', args: [{ view: 'changed', q: 'terms' }] },
    { name: 'textDesk.one', args: [{ kind: 'article', slug: 'download-again' }] },
  ]);
});

test('R-22 words are previewed, saved and published in the revision that was read', async () => {
  const { run, calls } = await gatewayOver();
  const words = 'kind: PAGE, title: "Terms", summary: "S", body: "## Two"';
  await run(`{ textPreview(input: { ${words} }) { body problems } }`, {}, signedIn);
  await run(
    `mutation { saveText(input: { slug: "terms", revision: 1, ${words} }) { text { revision } ${ERRORS} } }`,
    {},
    signedIn,
  );
  const publish = `mutation { publishText(input: { kind: PAGE, slug: "terms", revision: 2, reason: "Fairer" }) {
    text { revision } ${ERRORS} } }`;
  expect((await run(publish, {}, signedIn)).data?.['publishText']).toEqual({ text: { revision: 3 }, errors: [] });
  expect(calls).toMatchObject([
    { name: 'textDesk.preview', args: [{ kind: 'page', title: 'Terms', summary: 'S', body: '## Two' }] },
    {
      name: 'textDesk.save',
      args: [
        { kind: 'page', slug: 'terms' },
        { revision: 1, title: 'Terms' },
      ],
    },
    {
      name: 'textDesk.publish',
      args: [
        { kind: 'page', slug: 'terms' },
        { revision: 2, effectiveAt: null, reason: 'Fairer' },
      ],
    },
  ]);
});

test('R-22 who writes second is told which revision there is', async () => {
  const { run } = await gatewayOver({
    textDesk: { save: () => Promise.reject(problem(409, 'version_conflict', { currentVersion: 4 })) },
  });
  const save = `mutation { saveText(input: { kind: PAGE, slug: "terms", revision: 1, title: "T", body: "B" }) {
    text { revision } ${ERRORS} } }`;
  expect((await run(save, {}, signedIn)).data?.['saveText']).toMatchObject({
    text: null,
    errors: [{ __typename: 'VersionConflictError', path: ['revision'], currentVersion: 4 }],
  });
});

test('R-22 an article is begun in its category', async () => {
  const { run, calls } = await gatewayOver();
  const create = `mutation { createArticle(input: { topic: GUIDES, slug: "wash-fabric", question: "How?" }) {
    text { kind slug } errors { __typename } } }`;
  expect((await run(create, {}, signedIn)).data?.['createArticle']).toEqual({
    text: { kind: 'ARTICLE', slug: 'wash-fabric' },
    errors: [],
  });
  expect(calls).toMatchObject([
    { name: 'textDesk.createArticle', args: [{ category: 'guides', slug: 'wash-fabric', question: 'How?' }] },
  ]);
});
