import { designers } from '../../../mocks/src/index.ts';
import { ERRORS, PAGE } from './selections.ts';

const STATE = 'number title status dueAt restoreAt';
const STEPS = 'steps { id status words happenedAt }';
const SUMMARY = `${STATE} asset { id slug } studio { slug name } claimantName`;
const TAKEDOWN = `${SUMMARY} claimantEmail claimantContact right ${STEPS}`;
const OF_STUDIO = `${STATE} claimantName right ${STEPS}`;
const decision = (name: string, number: string) =>
  [
    name,
    `mutation { ${name}(input: { number: "${number}", reason: "Contract" }) { takedown { ${TAKEDOWN} } ${ERRORS} } }`,
  ] as const;

/** Operations that cover every root field about takedowns once, in a feasible order. */
export const takedownOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  [
    'requestTakedown',
    `mutation { requestTakedown(input: { pattern: "HD-10000001", name: "Grace", email: "grace@example.com",
      contact: "1 Navy Street", right: "My print.", isGoodFaith: true, isAccurate: true }) {
      receipt { number email } ${ERRORS} } }`,
  ],
  [
    'confirmTakedown',
    `mutation { confirmTakedown(input: { token: "takedown-token" }) { takedown { ${STATE} } ${ERRORS} } }`,
  ],
  [
    'reportCourtCase',
    `mutation { reportCourtCase(input: { token: "takedown-token", court: "A court" }) { takedown { ${STATE} } ${ERRORS} } }`,
  ],
  ['takedowns', `{ takedowns(limit: 2) { items { ${SUMMARY} } ${PAGE} } }`],
  ['takedown', `{ takedown(number: "HD-C-22222222") { ${TAKEDOWN} } }`],
  decision('holdForTakedown', 'HD-C-22222222'),
  decision('restoreAfterTakedown', 'HD-C-22222222'),
  decision('refuseTakedown', 'HD-C-55555555'),
  ['studioTakedowns', `{ studioTakedowns(studioId: "${designers[0]?.id}") { ${OF_STUDIO} } }`],
  [
    'counterTakedown',
    `mutation { counterTakedown(input: { number: "HD-C-33333333", statement: "It is mine.", isGoodFaith: true }) {
      takedown { ${OF_STUDIO} } ${ERRORS} } }`,
  ],
];
