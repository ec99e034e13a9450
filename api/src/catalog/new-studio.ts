/** What other domains do with the studios of the catalog, in transactions of their own. */
export { addStudio, isSlugTaken, slugTaken } from './new-studio.repository.ts';
