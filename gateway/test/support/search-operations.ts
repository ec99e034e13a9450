import { asset } from '../../../mocks/src/index.ts';
import { ERRORS, PAGE } from './selections.ts';

const SYNONYM = 'typed meant isTwoWay';
const PIN = 'words endsOn patterns { id sku title isOnSale }';
const JUDGED = 'words patterns { id slug title grade }';
const OUTCOME = 'total patterns { id slug title }';

/**
 * Operations that cover every root field of the search desk once, in an order in which there is a synonym to remove.
 */
export const searchOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  ['synonyms', `{ synonyms(limit: 2) { items { ${SYNONYM} } ${PAGE} } }`],
  [
    'saveSynonym',
    `mutation { saveSynonym(input: { typed: "unicorn", meant: "horse", isTwoWay: false }) {
      synonym { ${SYNONYM} } ${ERRORS} } }`,
  ],
  [
    'dryRunSearch',
    `mutation { dryRunSearch(input: { text: "unicorn", added: [{ typed: "unicorn", meant: "peony", isTwoWay: false }] }) {
      dryRun { before { ${OUTCOME} } after { ${OUTCOME} } } ${ERRORS} } }`,
  ],
  [
    'removeSynonym',
    `mutation { removeSynonym(input: { typed: "unicorn", meant: "horse" }) { synonym { ${SYNONYM} } ${ERRORS} } }`,
  ],
  ['pinnedSearches', `{ pinnedSearches(limit: 2) { items { ${PIN} } ${PAGE} } }`],
  [
    'saveSearchPin',
    `mutation { saveSearchPin(input: { words: "contract", skus: ["${asset(1).sku}"], endsOn: "2026-12-24" }) {
      pin { ${PIN} } ${ERRORS} } }`,
  ],
  ['removeSearchPin', `mutation { removeSearchPin(input: { words: "contract" }) { pin { ${PIN} } ${ERRORS} } }`],
  [
    'saveJudgedSearch',
    `mutation { saveJudgedSearch(input: { words: "contract", grades: [{ patternId: "${asset(1).id}", grade: 3 }] }) {
      judgedSearch { ${JUDGED} } ${ERRORS} } }`,
  ],
  ['judgedSearches', `{ judgedSearches(limit: 2) { items { ${JUDGED} } ${PAGE} } }`],
  ['judgedSearchCandidates', '{ judgedSearchCandidates { words count } }'],
  [
    'dryRunJudgedSearches',
    `mutation { dryRunJudgedSearches(input: { pin: { words: "contract", skus: ["${asset(2).sku}"] } }) {
      dryRun { searchCount scoreBefore scoreAfter changedCount changes { words scoreBefore scoreAfter
        moves { id slug title grade placeBefore placeAfter } } } ${ERRORS} } }`,
  ],
  [
    'removeJudgedSearch',
    `mutation { removeJudgedSearch(input: { words: "contract" }) { judgedSearch { ${JUDGED} } ${ERRORS} } }`,
  ],
  ['zeroResults', `{ zeroResults(limit: 2) { items { words count lastDay } ${PAGE} } }`],
];
