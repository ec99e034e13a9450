import { demoInvitationToken, designers } from '../../../mocks/src/index.ts';
import { ERRORS, PAGE, STUDIO, STUDIO_APPLICATION } from './selections.ts';

/** Every root field of studios and applications once. */
export const studioOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  ['studioApplication', `{ studioApplication { ${STUDIO_APPLICATION} } }`],
  [
    'saveStudioApplication',
    `mutation { saveStudioApplication(input: { version: 1, about: "Cloth." }) { application { ${STUDIO_APPLICATION} } ${ERRORS} } }`,
  ],
  [
    'submitStudioApplication',
    `mutation { submitStudioApplication(input: { version: 2 }) { application { ${STUDIO_APPLICATION} } ${ERRORS} } }`,
  ],
  [
    'withdrawStudioApplication',
    `mutation { withdrawStudioApplication { application { ${STUDIO_APPLICATION} } ${ERRORS} } }`,
  ],
  [
    'removeApplicationSample',
    `mutation { removeApplicationSample(input: { sampleId: "sample-1" }) { application { ${STUDIO_APPLICATION} } ${ERRORS} } }`,
  ],
  ['studioApplications', `{ studioApplications(status: SUBMITTED) { items { ${STUDIO_APPLICATION} } ${PAGE} } }`],
  ['studioApplicationById', `{ studioApplicationById(id: "application-tidal-press") { ${STUDIO_APPLICATION} } }`],
  [
    'acceptStudioApplication',
    `mutation { acceptStudioApplication(input: { applicationId: "application-tidal-press", version: 2 }) {
      application { ${STUDIO_APPLICATION} } ${ERRORS} } }`,
  ],
  [
    'declineStudioApplication',
    `mutation { declineStudioApplication(input: { applicationId: "application-clover-row", version: 2, reason: RANGE, note: "More birds." }) {
      application { ${STUDIO_APPLICATION} } ${ERRORS} } }`,
  ],
  ['viewerStudios', `{ viewerStudios { ${STUDIO} } }`],
  [
    'updateStudio',
    `mutation { updateStudio(input: { studioId: "${designers[0]?.id}", version: 1, about: "Cloth." }) { studio { ${STUDIO} } ${ERRORS} } }`,
  ],
  [
    'inviteStudioMember',
    `mutation { inviteStudioMember(input: { studioId: "${designers[0]?.id}", email: "kim@example.com", role: EDITOR }) {
      studio { ${STUDIO} } ${ERRORS} } }`,
  ],
  [
    'cancelStudioInvitation',
    `mutation { cancelStudioInvitation(input: { invitationId: "invitation-kim@example.com" }) { studio { ${STUDIO} } ${ERRORS} } }`,
  ],
  [
    'acceptStudioInvitation',
    `mutation { acceptStudioInvitation(input: { token: "${demoInvitationToken}" }) { studio { ${STUDIO} } ${ERRORS} } }`,
  ],
  [
    'changeStudioMemberRole',
    `mutation { changeStudioMemberRole(input: { memberId: "member-eli", role: OWNER }) { studio { ${STUDIO} } ${ERRORS} } }`,
  ],
  [
    'removeStudioMember',
    `mutation { removeStudioMember(input: { memberId: "member-mina" }) { studio { ${STUDIO} } ${ERRORS} } }`,
  ],
];
