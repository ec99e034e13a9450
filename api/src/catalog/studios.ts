/** What other domains do with the studios of the catalog, in transactions of their own. */
export {
  addStudio,
  changeStudio,
  isSlugTaken,
  isStudioNameTaken,
  lockStudio,
  slugTaken,
} from './studios.repository.ts';
