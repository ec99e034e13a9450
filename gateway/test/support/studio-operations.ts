import { demoInvitationToken, designers } from '../../../mocks/src/index.ts';
import {
  DESIGNER,
  ERRORS,
  DEPARTURE,
  NOTICE,
  PAGE,
  REVIEW,
  ROYALTY_LINE,
  STATEMENT,
  STUDIO,
  STUDIO_ASSET,
  STUDIO_INBOX,
  STUDIO_COLLECTIONS,
  STUDIO_PAYOUTS,
  STUDIO_APPLICATION,
  NEIGHBOR,
  SUBMISSION,
  SUBMISSION_REVIEW,
} from './selections.ts';

const STUDIO_DEPARTURE = `id departure { ${DEPARTURE} } onSaleCount`;

/** Operations that cover every root field of studios, applications, submissions, notices and payouts once. */
export const studioOperations: ReadonlyArray<readonly [name: string, text: string]> = [
  ['contributorStudio', `{ contributorStudio { ${DESIGNER} } }`],
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
  [
    'studioSubmissions',
    `{ studioSubmissions(studioId: "${designers[0]?.id}", limit: 4) { items { ${SUBMISSION} } counts { status count } ${PAGE} } }`,
  ],
  ['studioTiles', `{ studioTiles(studioId: "${designers[0]?.id}") { submissionId assetId title fingerprint } }`],
  ['submission', `{ submission(id: "submission-8") { ${SUBMISSION} } }`],
  [
    'saveSubmissions',
    `mutation { saveSubmissions(input: { studioId: "${designers[0]?.id}", changes: [{ submissionId: "submission-4", version: 1, title: "Reeds" }] }) {
      outcomes { submissionId submission { id title status problems { message path } version } ${ERRORS} } ${ERRORS} } }`,
  ],
  [
    'submitSubmission',
    `mutation { submitSubmission(input: { submissionId: "submission-4", version: 2 }) { submission { ${SUBMISSION} } ${ERRORS} } }`,
  ],
  [
    'withdrawSubmission',
    `mutation { withdrawSubmission(input: { submissionId: "submission-4" }) { submission { ${SUBMISSION} } ${ERRORS} } }`,
  ],
  [
    'appealSubmission',
    `mutation { appealSubmission(input: { submissionId: "submission-9", words: "It is the drawing." }) {
      submission { ${SUBMISSION} } ${ERRORS} } }`,
  ],
  [
    'submissionReviewFigures',
    `{ submissionReviewFigures { waitingCount verdictCount p50WaitMinutes p90WaitMinutes appealCount overturnedCount
      overturnedShare countedAt } }`,
  ],
  [
    'submissionNeighbors',
    `{ submissionNeighbors(submissionId: "submission-101") { byDrawing { ${NEIGHBOR} } byLook { ${NEIGHBOR} } } }`,
  ],
  ['submissionCopies', `{ submissionCopies(submissionId: "submission-9") { ${NEIGHBOR} } }`],
  [
    'takeNextSubmission',
    `mutation { takeNextSubmission { review { ${SUBMISSION_REVIEW} } wave { dueAt } upcoming { dueAt } waitingCount ${ERRORS} } }`,
  ],
  [
    'keepSubmissionReview',
    `mutation { keepSubmissionReview(input: { submissionId: "submission-101" }) { review { ${SUBMISSION_REVIEW} } ${ERRORS} } }`,
  ],
  [
    'skipSubmissionReview',
    `mutation { skipSubmissionReview(input: { submissionId: "submission-101" }) {
      review { ${SUBMISSION_REVIEW} } wave { dueAt } upcoming { dueAt } waitingCount ${ERRORS} } }`,
  ],
  [
    'decideSubmission',
    `mutation { decideSubmission(input: {
      submissionId: "submission-102", version: 1, verdict: REJECTED, note: "See the sample."
      reasons: [{ code: "copy", marks: [{ left: 0.1, top: 0.2, width: 0.3, height: 0.1 }] }]
    }) { submission { ${SUBMISSION} } ${ERRORS} } }`,
  ],
  ['studioAsset', `{ studioAsset(id: "asset-0") { ${STUDIO_ASSET} } }`],
  [
    'editStudioAsset',
    `mutation { editStudioAsset(input: { assetId: "asset-0", version: 1, tags: ["reeds", "loom", "blue"] }) {
      studioAsset { ${STUDIO_ASSET} } ${ERRORS} } }`,
  ],
  [
    'reviseStudioAsset',
    `mutation { reviseStudioAsset(input: { assetId: "asset-0" }) { submission { ${SUBMISSION} } ${ERRORS} } }`,
  ],
  [
    'withdrawStudioAsset',
    `mutation { withdrawStudioAsset(input: { assetId: "asset-0" }) { studioAsset { ${STUDIO_ASSET} } ${ERRORS} } }`,
  ],
  [
    'returnStudioAsset',
    `mutation { returnStudioAsset(input: { assetId: "asset-0" }) { studioAsset { ${STUDIO_ASSET} } ${ERRORS} } }`,
  ],
  [
    'studioReviews',
    `{ studioReviews(studioId: "${designers[0]?.id}", isAnswered: false) {
      items { review { ${REVIEW} } asset { id } title } ${PAGE} unansweredCount } }`,
  ],
  [
    'answerReview',
    `mutation { answerReview(input: { reviewId: "review-4", text: "Thank you." }) { review { ${REVIEW} } ${ERRORS} } }`,
  ],
  [
    'removeReviewAnswer',
    `mutation { removeReviewAnswer(input: { reviewId: "review-4" }) { review { ${REVIEW} } ${ERRORS} } }`,
  ],
  [
    'studioNotices',
    `{ studioNotices(studioId: "${designers[0]?.id}", limit: 2) { items { ${NOTICE} } inbox { ${STUDIO_INBOX} } ${PAGE} } }`,
  ],
  [
    'markNoticesRead',
    `mutation { markNoticesRead(input: { studioId: "${designers[0]?.id}", noticeId: "notice-8" }) { inbox { ${STUDIO_INBOX} } ${ERRORS} } }`,
  ],
  [
    'chooseNoticeMail',
    `mutation { chooseNoticeMail(input: { studioId: "${designers[0]?.id}", topic: PAYOUTS, isMailed: false }) {
      inbox { ${STUDIO_INBOX} } ${ERRORS} } }`,
  ],
  ['studioCollections', `{ studioCollections(studioId: "${designers[0]?.id}") { ${STUDIO_COLLECTIONS} } }`],
  [
    'studioLoosePatterns',
    `{ studioLoosePatterns(studioId: "${designers[0]?.id}", search: "woven", limit: 4) {
      items { id title status asset { id } pictureUrl } ${PAGE} } }`,
  ],
  [
    'saveStudioCollection',
    `mutation { saveStudioCollection(input: { studioId: "${designers[0]?.id}", name: "Loom", description: ""
      patterns: [{ patternId: "submission-4", role: HERO }] }) { studioCollections { ${STUDIO_COLLECTIONS} } ${ERRORS} } }`,
  ],
  [
    'orderStudioCollections',
    `mutation { orderStudioCollections(input: { studioId: "${designers[0]?.id}", collectionIds: ["collection-drafts"] }) {
      studioCollections { ${STUDIO_COLLECTIONS} } ${ERRORS} } }`,
  ],
  [
    'removeStudioCollection',
    `mutation { removeStudioCollection(input: { studioId: "${designers[0]?.id}", collectionId: "collection-drafts" }) {
      studioCollections { ${STUDIO_COLLECTIONS} } ${ERRORS} } }`,
  ],
  [
    'studioInsights',
    `{ studioInsights(studioId: "${designers[0]?.id}", span: MONTH) { id days { day views sales claims }
      patterns { id title slug views sales claims } foundBy { words count } } }`,
  ],
  ['wantedSearches', '{ wantedSearches { words recentCount count } }'],
  ['studioDeparture', `{ studioDeparture(studioId: "${designers[0]?.id}") { ${STUDIO_DEPARTURE} } }`],
  [
    'announceDeparture',
    `mutation { announceDeparture(input: { studioId: "${designers[0]?.id}", leavesAt: "2099-01-01T00:00:00.000Z" }) {
      studioDeparture { ${STUDIO_DEPARTURE} } ${ERRORS} } }`,
  ],
  [
    'takeDepartureBack',
    `mutation { takeDepartureBack(input: { studioId: "${designers[0]?.id}" }) {
      studioDeparture { ${STUDIO_DEPARTURE} } ${ERRORS} } }`,
  ],
  ['linkStudioPack', `mutation { linkStudioPack(input: { studioId: "${designers[0]?.id}" }) { url ${ERRORS} } }`],
  ['studioPayouts', `{ studioPayouts(studioId: "${designers[0]?.id}") { ${STUDIO_PAYOUTS} } }`],
  ['royaltyStatements', `{ royaltyStatements(studioId: "${designers[0]?.id}") { ${STATEMENT} } }`],
  [
    'royaltyStatement',
    `{ royaltyStatement(studioId: "${designers[0]?.id}", number: 1) { statement { ${STATEMENT} } lines { ${ROYALTY_LINE} } ${PAGE} } }`,
  ],
  [
    'requestPayout',
    `mutation { requestPayout(input: { studioId: "${designers[0]?.id}" }) { studioPayouts { ${STUDIO_PAYOUTS} } ${ERRORS} } }`,
  ],
  [
    'saveTaxPapers',
    `mutation { saveTaxPapers(input: { studioId: "${designers[0]?.id}", legalName: "Ada Byron", address: "12 St James Square", country: "GB", taxNumber: "GB 123 4567 89" }) { studioPayouts { ${STUDIO_PAYOUTS} } ${ERRORS} } }`,
  ],
  [
    'startPayoutOnboarding',
    `mutation { startPayoutOnboarding(input: { studioId: "${designers[0]?.id}" }) { url ${ERRORS} } }`,
  ],
];
