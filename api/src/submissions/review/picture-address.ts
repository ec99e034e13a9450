/** Base path of submission images for reviewers. */
export const REVIEW_PICTURE_ADDRESS = '/api/submission-reviews/pictures/';
