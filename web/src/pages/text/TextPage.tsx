import { useLocation, useSearchParams } from 'react-router-dom';
import { LongText } from '#features/content/LongText.tsx';
import { TextSkeleton } from '#features/content/TextSkeleton.tsx';
import { brand } from '#lib/brand.ts';
import { usePageStatus } from '#lib/page-status.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { LinkButton } from '#ui/Button.tsx';
import { JsonLd } from '#ui/JsonLd.tsx';
import { Page } from '#ui/Page.tsx';
import { HiddenSeo, Seo } from '#ui/Seo.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import { textPageWords, versionOf } from './text-pages.ts';
import { useTextPageQuery } from './TextPage.query.generated.ts';

/** Page of a text: the last segment of the URL names it, `?version=` selects an older version. */
export function TextPage() {
  const slug = useLocation().pathname.replaceAll('/', '');
  const [search] = useSearchParams();
  const version = versionOf(search);
  const { data, loading, error, refetch } = useTextPageQuery({
    variables: { slug, version },
    notifyOnNetworkStatusChange: true,
  });
  const retry = reloadBy(refetch);
  const { name } = textPageWords(slug);
  const page = data?.contentPage;

  if (page) {
    return (
      <>
        <Seo title={page.title} description={page.summary} path={`/${slug}`} type="article" />
        <JsonLd
          facts={{
            '@type': 'WebPage',
            name: page.title,
            description: page.summary,
            datePublished: page.publishedAt,
            version: String(page.version),
          }}
        />
        <LongText page={page} />
      </>
    );
  }
  if (loading) {
    return (
      <>
        <title>{`${name} | ${brand.name}`}</title>
        <TextSkeleton />
      </>
    );
  }
  if (error) {
    return (
      <Page>
        <title>{`${name} | ${brand.name}`}</title>
        <ErrorState level={1} title={`${name} cannot be shown just now`} onRetry={retry}>
          Please try again later.
        </ErrorState>
      </Page>
    );
  }
  return version === null ? <Awaited slug={slug} /> : <UnknownVersion slug={slug} version={version} />;
}

function Awaited({ slug }: { slug: string }) {
  const { name, awaited } = textPageWords(slug);
  return (
    <Page>
      <HiddenSeo title={name} />
      <EmptyState level={1} title={awaited} actions={<LinkButton to="/products">Browse patterns</LinkButton>} />
    </Page>
  );
}

function UnknownVersion({ slug, version }: { slug: string; version: number }) {
  usePageStatus(404);
  const { name } = textPageWords(slug);
  return (
    <Page>
      <HiddenSeo title={name} />
      <EmptyState level={1} title={name} actions={<LinkButton to={`/${slug}`}>Read the version that holds</LinkButton>}>
        There is no version {version} of this text.
      </EmptyState>
    </Page>
  );
}
