/** What other domains do with the studios of the catalog, in transactions of their own. */
export {
  addStudio,
  changeStudio,
  featureStudio,
  isSlugTaken,
  isStudioNameTaken,
  keepStudio,
  lockStudio,
  slugTaken,
} from './studios.repository.ts';
