import { ERRORS } from './selections.ts';

const CATEGORY = `id slug name kind parentId aliases coverId coverSku assetCount mirroredId removedIntoId version
  price { usd { minorUnits currency } inr { minorUnits currency } }`;
const CONTENTS = 'name: "Contract", reason: "Contract"';

/** The subcategories of Contemporary in the mocked shop, and the one created here. */
const LEVEL = ['bold-shapes', 'colour-blocks', 'brush-ink', 'terrazzo'].map((slug) => `category-contemporary-${slug}`);

/** Operations that cover every root field of the category desk once. */
export const categoryOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  ['adminCategories', `{ adminCategories { ${CATEGORY} } }`],
  [
    'createCategory',
    `mutation { createCategory(input: { slug: "contract", kind: MENU, ${CONTENTS} }) {
      category { ${CATEGORY} } ${ERRORS} } }`,
  ],
  [
    'changeCategory',
    `mutation { changeCategory(input: { categoryId: "category-contemporary", version: 1, ${CONTENTS} }) {
      category { ${CATEGORY} } ${ERRORS} } }`,
  ],
  [
    'orderCategories',
    `mutation { orderCategories(input: { categoryIds: ${JSON.stringify(LEVEL)} }) {
      categories { ${CATEGORY} } ${ERRORS} } }`,
  ],
  [
    'removeCategory',
    `mutation { removeCategory(input: { categoryId: "category-contemporary-terrazzo", version: 1,
      intoId: "category-contemporary-brush-ink", reason: "Contract" }) { categories { ${CATEGORY} } ${ERRORS} } }`,
  ],
];
