/** Where those who review have the pictures of submissions. */
export const REVIEW_PICTURE_ADDRESS = '/api/submission-reviews/pictures/';
