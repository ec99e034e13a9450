/** What other domains do with the design collections of the catalog, in transactions of their own. */
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
