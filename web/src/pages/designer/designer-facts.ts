import type { DesignerPageQuery } from './DesignerPage.query.generated.ts';

/** Returns a studio as structured data; its rating is that of its patterns. */
export function designerFacts(designer: NonNullable<DesignerPageQuery['designer']>): Record<string, unknown> {
  const { slug, name, bio, specialty, country, links, joinedYear, followerCount } = designer;
  return {
    '@type': 'ProfilePage',
    url: `/designer/${slug}`,
    mainEntity: {
      '@type': 'Organization',
      name,
      description: bio,
      knowsAbout: specialty,
      sameAs: links,
      address: { '@type': 'PostalAddress', addressCountry: country },
      memberOf: { '@type': 'OrganizationRole', startDate: String(joinedYear) },
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/FollowAction',
        userInteractionCount: followerCount,
      },
    },
  };
}
