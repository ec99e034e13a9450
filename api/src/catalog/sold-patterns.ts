export { featurePattern } from './collection-desk/feature-pattern.ts';

/** What other domains do with patterns that are or were on sale, in transactions of their own. */
export {
  findSoldPattern,
  limitSale,
  lockSoldPattern,
  placeOnSale,
  rewordPattern,
  type SoldPatternRow,
} from './sold-patterns.repository.ts';
