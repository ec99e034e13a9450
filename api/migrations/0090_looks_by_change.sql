-- The looks of assets are read in the order of their changes, a batch at a time.
create index catalog_asset_by_change on catalog_asset (updated_at, id);
