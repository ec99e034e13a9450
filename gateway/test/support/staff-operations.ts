import { demoLogin, designers } from '../../../mocks/src/index.ts';
import { DEPARTURE, ERRORS } from './selections.ts';

const MEMBER = 'id name email roles joinedAt';
const RATE_CARD = 'id version startsAt saleBasisPoints periodBasisPoints announcedAt reason';
const ANNOUNCED = `id name slug departure { ${DEPARTURE} }`;
const change = 'input: { email: "noor@example.com", role: CONTENT, reason: "Writes the help." }';

/** Operations that cover every root field about staff once, in an order in which there is a role to revoke. */
export const staffOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  ['staffMembers', `{ staffMembers { ${MEMBER} } }`],
  ['proveIdentity', `mutation { proveIdentity(input: { password: "${demoLogin.password}" }) { expiresAt ${ERRORS} } }`],
  ['exportOrders', `mutation { exportOrders(input: { view: SOLD }) { url ${ERRORS} } }`],
  ['exportTickets', `mutation { exportTickets(input: { view: OWED }) { url ${ERRORS} } }`],
  ['exportPeople', `mutation { exportPeople(input: { view: STAFF }) { url ${ERRORS} } }`],
  ['exportSubscriptions', `mutation { exportSubscriptions(input: { view: ALL }) { url ${ERRORS} } }`],
  ['exportAssets', `mutation { exportAssets(input: { view: HELD }) { url ${ERRORS} } }`],
  ['exportStudios', `mutation { exportStudios(input: { view: ALL }) { url ${ERRORS} } }`],
  [
    'exportAuditLines',
    `mutation { exportAuditLines(input: { filter: { action: "order.refund" } }) { url ${ERRORS} } }`,
  ],
  ['exportCoupons', `mutation { exportCoupons(input: { view: ALL }) { url ${ERRORS} } }`],
  ['grantStaffRole', `mutation { grantStaffRole(${change}) { member { ${MEMBER} } ${ERRORS} } }`],
  ['takeStaffRole', `mutation { takeStaffRole(${change}) { member { ${MEMBER} } ${ERRORS} } }`],
  ['departures', `{ departures { ${ANNOUNCED} } }`],
  [
    'closeStudio',
    `mutation { closeStudio(input: { slug: "${designers[2]?.slug}", closesAt: "2099-01-01T00:00:00.000Z",
      reason: "Copies." }) { departure { ${ANNOUNCED} } ${ERRORS} } }`,
  ],
  [
    'takeClosingBack',
    `mutation { takeClosingBack(input: { studioId: "${designers[2]?.id}", reason: "It was a mistake." }) {
      departures { ${ANNOUNCED} } ${ERRORS} } }`,
  ],
  ['rateCards', `{ rateCards { ${RATE_CARD} } }`],
  [
    'announceRateCard',
    `mutation { announceRateCard(input: { version: 2, startsAt: "2099-01-01T00:00:00.000Z", saleBasisPoints: 5500,
      periodBasisPoints: 5000, reason: "More for studios." }) { rateCard { ${RATE_CARD} } ${ERRORS} } }`,
  ],
  [
    'auditLines',
    `{ auditLines(limit: 2) { items { id happenedAt actor { id name } action subjectKind subjectId
      changes { field before after } why requestId hash } } }`,
  ],
  ['auditChain', '{ auditChain { isIntact lineCount headHash } }'],
];
