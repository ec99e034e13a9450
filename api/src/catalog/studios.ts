/** Studio operations that other domains run inside their own transactions. */
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
