import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { lastList } from '#features/catalog/last-list.ts';
import { shareImage } from '#features/catalog/share-image.ts';
import { categoryAddress } from '#features/catalog/useMenuCategories.ts';
import { Stage } from '#features/stage/Stage.tsx';
import { useIsBefore } from '#lib/useIsBefore.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { ArrowLeftIcon } from '#ui/icons.tsx';
import { Page } from '#ui/Page.tsx';
import { Seo } from '#ui/Seo.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useIsInView } from '#ui/useIsInView.ts';
import { BuyBox } from './BuyBox.tsx';
import { FirstOffer } from './FirstOffer.tsx';
import { isFreeUnder, type ChosenLicense } from './license-options.ts';
import { DetailLines } from './DetailLines.tsx';
import { ProductColumns } from './ProductColumns.tsx';
import { ProductHeading, ProductMarks } from './ProductHeading.tsx';
import type { ProductAsset } from './product-asset.ts';
import { useOwnLicense } from './useOwnLicense.ts';

// Shown after the first offer has scrolled out of view.
const BuyBar = lazy(async () => ({ default: (await import('./BuyBar.tsx')).BuyBar }));
// Shown with the recolors.
const PaletteOffer = lazy(async () => ({ default: (await import('./PaletteOffer.tsx')).PaletteOffer }));
// Far below the fold.
const CoordinatingPatterns = lazy(async () => ({
  default: (await import('./CoordinatingPatterns.tsx')).CoordinatingPatterns,
}));
const SimilarPatterns = lazy(async () => ({ default: (await import('./SimilarPatterns.tsx')).SimilarPatterns }));
const ProductReviews = lazy(async () => ({ default: (await import('./ProductReviews.tsx')).ProductReviews }));

const BackLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '11',
    marginBlock: { base: '2', md: '4' },
    color: 'ink.muted',
    fontSize: '15px',
    _hover: { textDecoration: 'underline' },
  },
});

const Head = chakra('div', {
  base: { gridArea: 'head', display: 'flex', flexDirection: 'column', gap: { base: '3', lg: '6' } },
});
const BuyColumn = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    gridArea: 'buy',
    position: { lg: 'sticky' },
    top: '24',
  },
});

/** A pattern at true scale with its details, price and related patterns. */
export function ProductDetail({ asset }: { asset: ProductAsset }) {
  const [license, setLicense] = useState<ChosenLicense>('STANDARD');
  const [offerRef, isOfferInView] = useIsInView();
  const isEarly = useIsBefore(asset.opensAt);
  const hasBar = asset.viewerHasLicense === true || !isFreeUnder(asset, license);
  useOwnLicense(asset);
  const productPath = `/product/${asset.slug}`;
  return (
    <Page>
      <Seo
        title={asset.designer ? `${asset.title} by ${asset.designer.name}` : asset.title}
        description={asset.description}
        path={productPath}
        image={shareImage(asset)}
        type="product"
      />
      <Breadcrumbs
        trail={[
          { name: 'All Designs', path: '/products' },
          { name: asset.category.name, path: categoryAddress(asset.category.slug) },
          { name: asset.title, path: productPath },
        ]}
      />
      <BackLink to={lastList()}>
        <ArrowLeftIcon size={16} />
        Back to products
      </BackLink>
      <ProductColumns>
        <Head>
          <ProductHeading asset={asset} />
          <FirstOffer ref={offerRef} asset={asset} license={license} />
        </Head>
        <chakra.div gridArea="stage" minWidth="0">
          <Stage
            asset={asset}
            renderOffer={(palette) => (
              <Suspense fallback={<Skeleton height="11" marginTop="4" />}>
                <PaletteOffer asset={asset} license={license} palette={palette} />
              </Suspense>
            )}
          />
        </chakra.div>
        <BuyColumn>
          <ProductMarks asset={asset} />
          <BuyBox asset={asset} license={license} onLicense={setLicense} />
        </BuyColumn>
        <chakra.div gridArea="details" paddingTop={{ lg: '4' }}>
          <DetailLines asset={asset} />
        </chakra.div>
      </ProductColumns>
      <Suspense fallback={<Skeleton height="16rem" />}>
        {asset.collection ? <CoordinatingPatterns assetId={asset.id} name={asset.collection.name} /> : null}
        <SimilarPatterns assetId={asset.id} />
        <ProductReviews asset={asset} isEarly={isEarly} />
      </Suspense>
      {hasBar ? <LateBuyBar isShown={!isOfferInView} asset={asset} license={license} /> : null}
    </Page>
  );
}

interface LateBuyBarProps {
  readonly isShown: boolean;
  readonly asset: ProductAsset;
  readonly license: ChosenLicense;
}

/** Reserves the bar's space before it is shown, so that it never covers the focused element. */
function LateBuyBar({ isShown, ...offer }: LateBuyBarProps) {
  return (
    <div data-foot-bar="">
      <Suspense>{isShown ? <BuyBar {...offer} /> : null}</Suspense>
    </div>
  );
}
