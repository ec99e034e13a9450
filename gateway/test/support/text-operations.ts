import { ERRORS } from './selections.ts';

const WORDS = 'title summary body';
const TEXT = `kind slug words { ${WORDS} } revision hasChanges problems placeholders { name form isRequired sample } wordsInForce { ${WORDS} } versionInForce earliestAt
  versions { version title publishedAt effectiveAt }`;
const WRITTEN = 'title: "About us", summary: "Who we are.", body: "## Contract"';

/** Operations that cover every root field of the text desk once. */
export const textOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  ['adminTexts', '{ adminTexts { kind slug title versionInForce nextAt hasChanges changedAt } }'],
  ['adminText', `{ adminText(kind: PAGE, slug: "about") { ${TEXT} } }`],
  ['adminTextVersion', `{ adminTextVersion(kind: PAGE, slug: "about", version: 1) { ${WORDS} } }`],
  [
    'createArticle',
    `mutation { createArticle(input: { topic: GUIDES, slug: "contract", question: "Is it one?" }) {
      text { ${TEXT} } ${ERRORS} } }`,
  ],
  [
    'textPreview',
    `{ textPreview(input: { kind: PAGE, slug: "terms", ${WRITTEN} }) { summary body problems home { title } } }`,
  ],
  [
    'saveText',
    `mutation { saveText(input: { kind: PAGE, slug: "about", revision: 0, ${WRITTEN} }) { text { ${TEXT} } ${ERRORS} } }`,
  ],
  [
    'publishText',
    `mutation { publishText(input: { kind: PAGE, slug: "about", revision: 1, reason: "Contract" }) {
      text { ${TEXT} } ${ERRORS} } }`,
  ],
];
