export { featurePattern } from './collection-desk/feature-pattern.ts';

/** Operations on current and former listings that other domains run inside their own transactions. */
export {
  findSoldPattern,
  limitSale,
  lockSoldPattern,
  placeOnSale,
  rewordPattern,
  type SoldPatternRow,
} from './sold-patterns.repository.ts';
