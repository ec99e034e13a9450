import { useSearchParams } from 'react-router-dom';
import { canonicalPath } from '#lib/canonical.ts';
import { JsonLd } from '#ui/JsonLd.tsx';
import { Seo } from '#ui/Seo.tsx';
import { ClosingCall } from './ClosingCall.tsx';
import { DesignersHero } from './DesignersHero.tsx';
import { Directory } from './Directory.tsx';
import { useDirectory } from './useDirectory.ts';

/** Directory of studios. */
export function DesignersPage() {
  const [query] = useSearchParams();
  const directory = useDirectory();
  const studios = directory.found?.items ?? [];
  return (
    <>
      <Seo
        title="Designers"
        description="The studios whose seamless patterns are sold here: what they are known for, their collections, and how to follow them."
        path={canonicalPath('/designers', query)}
      />
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
