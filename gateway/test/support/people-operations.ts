import { ERRORS, MONEY, PAGE } from './selections.ts';

const FACTS = `id name username email joinedAt lastSeenAt isEmailConfirmed isBlocked hasPlan staffRoles isStudioMember`;
const PERSON = `${FACTS} emailConfirmedAt blockedAt freeDownloads
  plan { name status startedAt periodEndsAt downloadsUsed downloadsLeft }
  studios { id slug name role } sessions { id device createdAt lastUsedAt }
  orders { number status total { ${MONEY} } createdAt } orderCount
  licenses { number title license acquiredAt orderNumber planName isEnded } licenseCount
  tickets { number subject status createdAt }
  acts { id happenedAt actor { id name } action changes { field before after } why }`;
const WHO = 'personId: "user-expired", reason: "They asked for it."';

const acts = ['confirmPersonEmail', 'endPersonSessions', 'blockPerson', 'unblockPerson'] as const;

/** Operations that cover every root field about users once, in a feasible order; impersonation comes last. */
export const peopleOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  ['adminFinds', '{ adminFinds(search: "hdo") { kind id label detail } }'],
  ['adminPeople', `{ adminPeople(view: ALL, limit: 1) { items { ${FACTS} } ${PAGE} } }`],
  ['adminPerson', `{ adminPerson(id: "user-1") { ${PERSON} } }`],
  [
    'correctPersonDownloads',
    `mutation { correctPersonDownloads(input: { ${WHO}, freeDownloads: 2 }) { person { id freeDownloads } ${ERRORS} } }`,
  ],
  ...acts.map((act) => [act, `mutation { ${act}(input: { ${WHO} }) { person { id isBlocked } ${ERRORS} } }`] as const),
  ['erasePerson', `mutation { erasePerson(input: { ${WHO} }) { isErased ${ERRORS} } }`],
  [
    'impersonatePerson',
    `mutation { impersonatePerson(input: { personId: "user-canceled", reason: "They see no receipt." }) {
      token user { id name } expiresAt ${ERRORS} } }`,
  ],
];
