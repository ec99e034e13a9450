/** Design collection operations that other domains run inside their own transactions. */
export {
  addDesignCollection,
  changeDesignCollection,
  dropDesignCollection,
  findAssetsInCollections,
  findAssetsOfStudio,
  findDesignCollections,
  orderDesignCollections,
  passCoverOn,
  putAssetsIn,
  takeAssetsOut,
  type CollectionPlace,
  type DesignCollectionRow,
} from './design-collections.repository.ts';
