-- Photoshop, Illustrator and EPS files join the download, and the real sizes of files are known once they were made.

-- { "version": of the generator, "bytes": { format: size } }; null until the files of the asset were made.
alter table catalog_asset add column file_bytes jsonb;

-- Who has bought a pattern gets the new formats as well; what was free stays as it was given.
update downloads_entitlement entitlement
  set formats = '{psd,jpg,png,svg,pdf,eps,ai}'
  from catalog_asset asset
  where asset.id = entitlement.asset_id
    and (entitlement.license in ('extended', 'commercial') or (entitlement.license = 'standard' and not asset.is_free));

-- Until now every file repeated as a plain block, whatever its motifs did inside it.
update catalog_asset set repeat_layout = 'block' where repeat_layout <> 'block';
