import { designers } from '../../../mocks/src/index.ts';
import { ERRORS, PAGE } from './selections.ts';

const SUMMARY = 'id slug name country joinedYear isFeatured isHeld onSaleCount memberCount';
const STUDIO = `${SUMMARY} specialty about links categoryName hold { reason heldAt } announcedHold { reason startsAt } leftAt
  members { id name email role joinedAt } withdrawnCount heldCount saleCount earned { minorUnits currency }`;
const id = designers[1]?.id;
const step = (name: string) =>
  [
    name,
    `mutation { ${name}(input: { studioId: "${id}", reason: "Contract" }) { studio { ${STUDIO} } ${ERRORS} } }`,
  ] as const;

/** Operations that cover every root field of the studio desk once, in a feasible order. */
export const studioDeskOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  ['adminStudios', `{ adminStudios(limit: 2) { items { ${SUMMARY} } ${PAGE} } }`],
  ['adminStudio', `{ adminStudio(id: "${id}") { ${STUDIO} } }`],
  [
    'featureStudio',
    `mutation { featureStudio(input: { studioId: "${id}", isFeatured: ${designers[1]?.isFeatured !== true}, reason: "Contract" }) {
      studio { ${STUDIO} } ${ERRORS} } }`,
  ],
  step('announceStudioHold'),
  step('holdStudio'),
  step('releaseStudio'),
];
