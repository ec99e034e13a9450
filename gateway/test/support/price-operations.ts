import { ERRORS, MONEY, PAGE } from './selections.ts';

const PRICE = `usd { ${MONEY} } inr { ${MONEY} }`;
const VERSION = `version price { ${PRICE} } reason startsAt createdAt status`;
const ENTRY = `kind id name sku price { ${PRICE} } inheritedPrice { ${PRICE} } planned { ${VERSION} } version`;
const SURCHARGE = 'kind: SURCHARGE, id: "extended"';

/** Operations that cover every root field of prices once. */
export const priceOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  ['adminPriceBook', `{ adminPriceBook { ${ENTRY} } }`],
  ['adminOwnPrices', `{ adminOwnPrices(limit: 1) { items { ${ENTRY} } ${PAGE} } }`],
  ['adminPrice', `{ adminPrice(${SURCHARGE}) { entry { ${ENTRY} } patternCount cartCount versions { ${VERSION} } } }`],
  [
    'changePrice',
    `mutation { changePrice(input: { ${SURCHARGE}, price: { usd: 1100, inr: 99900 }, reason: "More.", version: 1,
      startsAt: "2027-01-01T00:00:00.000Z" }) {
      entry { ${ENTRY} } ${ERRORS} } }`,
  ],
  [
    'cancelPlannedPrice',
    `mutation { cancelPlannedPrice(input: { ${SURCHARGE}, reason: "Not yet.", version: 2 }) { entry { ${ENTRY} } ${ERRORS} } }`,
  ],
];
