import { ERRORS } from './selections.ts';

const SUMMARY = 'id slug title rule isSeasonal isPublished pickedCount';
const COLLECTION = `${SUMMARY} description conditions { categories tags colors sort } coverId
  picked { assetId title isOnSale asset { id } } version`;
const CONTENTS = 'title: "Contract", description: "Contracts.", isPublished: true, reason: "Contract"';

/** The nine collections of the mocked shop, and the one created here. */
const ALL = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '109'];

/** Operations that cover every root field of the collection desk once. */
export const collectionOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  ['adminCollections', `{ adminCollections { ${SUMMARY} } }`],
  ['adminCollection', `{ adminCollection(id: "1") { ${COLLECTION} } }`],
  [
    'createCollection',
    `mutation { createCollection(input: { slug: "contract", ${CONTENTS}, assetIds: ["asset-1"] }) {
      collection { ${COLLECTION} } ${ERRORS} } }`,
  ],
  [
    'changeCollection',
    `mutation { changeCollection(input: { collectionId: "1", version: 1, ${CONTENTS} }) {
      collection { ${COLLECTION} } ${ERRORS} } }`,
  ],
  [
    'orderCollections',
    `mutation { orderCollections(input: { collectionIds: ${JSON.stringify(ALL)} }) {
      collections { ${SUMMARY} } ${ERRORS} } }`,
  ],
];
