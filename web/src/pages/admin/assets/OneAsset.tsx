import { chakra } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import { PatternPicture } from '#features/catalog/PatternPicture.tsx';
import { ChangeList } from '#features/studios/ChangeList.tsx';
import { formatDay } from '#lib/dates.ts';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { NotShown } from '../NotShown.tsx';
import { type DeskAsset, lastDayWords, placeWords } from './asset-words.ts';
import type { DeskAsset_AssetFragment } from './DeskAsset.fragment.generated.ts';
import { EditionForm } from './EditionForm.tsx';
import { FeatureAct } from './FeatureAct.tsx';
import { useOneAssetQuery } from './OneAsset.query.generated.ts';
import { PlaceForm } from './PlaceForm.tsx';
import { WordsForm } from './WordsForm.tsx';

const assetsLink = (
  <LinkButton to="/admin/assets" variant="link">
    All patterns
  </LinkButton>
);
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' },
    gap: '10',
    marginTop: '6',
    '& > *': { display: 'grid', gap: '8', alignContent: 'start' },
    '& img': { display: 'block', width: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: 'md' },
  },
});

/** One pattern that is or was on sale: its words, its place on sale, and what changed. */
export function OneAsset() {
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useOneAssetQuery({
    variables: { id },
    // What is changed begins from what there is now, not from what was there earlier.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const reload = reloadBy(refetch);
  const asset = readFragment<DeskAsset_AssetFragment>(data?.adminAsset);
  if (asset) return <ShownAsset asset={asset} onChanged={reload} />;
  return (
    <NotShown what="pattern" isLoading={loading} failure={error?.message} onRetry={reload} back={assetsLink}>
      It is not on sale, and never was.
    </NotShown>
  );
}

function ShownAsset({ asset, onChanged }: { readonly asset: DeskAsset; readonly onChanged: () => void }) {
  const { sku, slug, title, studio, hold, announcedHold, publishedAt, endsAt, isFeatured, version } = asset;
  const picture = asset.asset;
  return (
    <>
      {assetsLink}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="4">
        <DeskHeading size="section">{title}</DeskHeading>
        {isFeatured ? <Badge>Featured</Badge> : null}
        <Badge tone={asset.status === 'APPROVED' ? 'success' : 'linen'}>{placeWords(asset)}</Badge>
      </chakra.div>
      <Columns>
        <div>
          <FactList
            facts={[
              [
                'Asset ID',
                picture ? (
                  <Link key="sku" to={`/product/${slug}`}>
                    {sku}
                  </Link>
                ) : (
                  sku
                ),
              ],
              [
                'Studio',
                <Link key="studio" to={`/designer/${studio.slug}`}>
                  {studio.name}
                </Link>,
              ],
              [
                'Price',
                <Link key="price" to={`/admin/prices/asset/${sku}`}>
                  At the prices
                </Link>,
              ],
              ['On sale since', publishedAt === null ? null : formatDay(publishedAt)],
              ['Limited edition until', lastDayWords(endsAt)],
              [
                'We take it from sale on',
                announcedHold && `${formatDay(announcedHold.startsAt)}: ${announcedHold.reason}`,
              ],
              ['Taken from sale by us', hold && `${formatDay(hold.heldAt)}: ${hold.reason}`],
            ]}
          />
          <WordsForm key={version} asset={asset} onChanged={onChanged} />
          <ChangeList changes={asset.changes} />
        </div>
        <div>
          {picture ? <PatternPicture asset={picture} sizes="(min-width: 1280px) 320px, 90vw" isDecorative /> : null}
          <FeatureAct asset={asset} onChanged={onChanged} />
          <EditionForm key={endsAt} asset={asset} onChanged={onChanged} />
          <PlaceForm asset={asset} onChanged={onChanged} />
        </div>
      </Columns>
    </>
  );
}
