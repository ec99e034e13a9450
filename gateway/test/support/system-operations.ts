import { ERRORS, MONEY, PAGE } from './selections.ts';

const JOB = 'id task status attempts maxAttempts error createdAt runAt';
const MAIL = 'id task recipient subject status tries error createdAt triedAt sentAt';
const SWITCH = 'name isOn refusal reason changedAt version';
const EVENT = 'id type receivedAt failure { message tries failedAt }';
const CHECK = 'name findingCount checkedAt failedAt';

/**
 * Operations that cover every root field of system administration once, in an order in which there is a job to discard.
 */
export const systemOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  [
    'systemState',
    `{ systemState { parts { name isUp detail } jobCounts { stopped failing running waiting oldestDueAt }
      failedEventCount lastBackupAt lastDrillAt schedules { task at lastRunAt } settings { name value isSecret isSet } } }`,
  ],
  ['shopSwitches', `{ shopSwitches { ${SWITCH} } }`],
  [
    'setShopSwitch',
    `mutation { setShopSwitch(input: { name: UPLOADS, isOn: false, reason: "Disks are full.", version: 0 }) {
      shopSwitch { ${SWITCH} } ${ERRORS} } }`,
  ],
  ['systemJobs', `{ systemJobs(status: FAILING, limit: 2) { items { ${JOB} } ${PAGE} } }`],
  ['retryJob', `mutation { retryJob(input: { id: "41" }) { job { ${JOB} } ${ERRORS} } }`],
  ['discardJob', `mutation { discardJob(input: { id: "41", reason: "Done by hand." }) { job { ${JOB} } ${ERRORS} } }`],
  ['paymentEvents', `{ paymentEvents(view: FAILED, limit: 2) { items { ${EVENT} } ${PAGE} } }`],
  ['processPaymentEvent', `mutation { processPaymentEvent(input: { id: "evt_1" }) { event { ${EVENT} } ${ERRORS} } }`],
  ['systemMails', `{ systemMails(status: WAITING, limit: 2) { items { ${MAIL} } ${PAGE} } }`],
  ['sendMailAgain', `mutation { sendMailAgain(input: { id: "newsletter-confirm-1" }) { mail { ${MAIL} } ${ERRORS} } }`],
  ['moneyChecks', `{ moneyChecks { ${CHECK} } }`],
  [
    'moneyCheck',
    `{ moneyCheck(name: ORDER_WITHOUT_LICENSE) { check { ${CHECK} }
      findings { reference orderNumber amount { ${MONEY} } happenedAt } } }`,
  ],
];
