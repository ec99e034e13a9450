import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { lastList } from '#features/catalog/last-list.ts';
import { brand } from '#lib/brand.ts';
import { Page } from '#ui/Page.tsx';
import { BuyBar } from './BuyBar.tsx';
import { BuyBox } from './BuyBox.tsx';
import type { ChosenLicense } from './license-options.ts';
import { DetailLines } from './DetailLines.tsx';
import { ProductColumns } from './ProductColumns.tsx';
import { ProductHeading } from './ProductHeading.tsx';
import type { ProductPageQuery } from './ProductPage.query.generated.ts';
import { RepeatStage } from './RepeatStage.tsx';
import { SimilarPatterns } from './SimilarPatterns.tsx';

/** A pattern with all that its page shows. */
export type ProductAsset = NonNullable<ProductPageQuery['assetBySlug']>;

const BackLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '11',
    marginBlock: { base: '2', md: '4' },
    color: 'ink.muted',
    fontSize: '15px',
    _hover: { textDecoration: 'underline' },
  },
});

/** A pattern at true scale, what it is, what it costs, and what sits well with it. */
export function ProductDetail({ asset }: { asset: ProductAsset }) {
  const [license, setLicense] = useState<ChosenLicense>('STANDARD');
  return (
    <Page paddingBottom={{ base: '20', lg: '0' }}>
      <title>{`${asset.title} by ${asset.designer.name} | ${brand.name}`}</title>
      <meta name="description" content={asset.description} />
      <link rel="canonical" href={`/product/${asset.slug}`} />
      <BackLink to={lastList()}>← Back to products</BackLink>
      <ProductColumns>
        <RepeatStage asset={asset} />
        <chakra.div
          display="flex"
          flexDirection="column"
          gap="6"
          position={{ lg: 'sticky' }}
          top="24"
          maxHeight={{ lg: 'calc(100dvh - 7rem)' }}
          overflowY={{ lg: 'auto' }}
          padding={{ lg: '1' }}
        >
          <ProductHeading asset={asset} />
          <BuyBox asset={asset} license={license} onLicense={setLicense} />
          <DetailLines asset={asset} />
        </chakra.div>
      </ProductColumns>
      <SimilarPatterns assetId={asset.id} />
      <BuyBar asset={asset} license={license} />
    </Page>
  );
}
