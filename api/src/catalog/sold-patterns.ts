/** What other domains do with patterns that are or were on sale, in transactions of their own. */
export {
  findSoldPattern,
  lockSoldPattern,
  placeOnSale,
  rewordPattern,
  type SoldPatternRow,
} from './sold-patterns.repository.ts';
