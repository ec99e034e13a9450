import { brand } from '#lib/brand.ts';
import { JsonLd } from '#ui/JsonLd.tsx';
import { ClosingCall } from './ClosingCall.tsx';
import { DesignersHero } from './DesignersHero.tsx';
import { Directory } from './Directory.tsx';
import { useDirectory } from './useDirectory.ts';

/** The studios behind the patterns: who they are, how to find one, and the way to each of their pages. */
export function DesignersPage() {
  const directory = useDirectory();
  const studios = directory.found?.items ?? [];
  return (
    <>
      <title>{`Designers | ${brand.name}`}</title>
      <meta
        name="description"
        content="The independent studios whose seamless patterns are sold here: what they are known for, their collections, and how to follow them."
      />
      <link rel="canonical" href="/designers" />
      <JsonLd
        facts={{
          '@type': 'ItemList',
          name: 'Designers',
          itemListElement: studios.map(({ name, slug }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: `/designer/${slug}`,
          })),
        }}
      />
      <DesignersHero />
      <Directory directory={directory} />
      <ClosingCall />
    </>
  );
}
