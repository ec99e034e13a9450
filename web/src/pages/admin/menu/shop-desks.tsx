import { preloadable } from '#lib/preloadable.ts';
import type { AdminDesk } from './desk.ts';

/** Desks for what the shop shows and says. */
export const shopDesks: readonly AdminDesk[] = [
  {
    path: '/admin/assets',
    label: 'Patterns',
    action: 'catalog.manage',
    Desk: preloadable(async () => (await import('../assets/AssetsDesk.tsx')).AssetsDesk),
  },
  {
    path: '/admin/assets/:id',
    action: 'catalog.manage',
    Desk: preloadable(async () => (await import('../assets/OneAsset.tsx')).OneAsset),
  },
  {
    path: '/admin/categories',
    label: 'Categories',
    action: 'catalog.manage',
    Desk: preloadable(async () => (await import('../categories/CategoriesDesk.tsx')).CategoriesDesk),
  },
  {
    path: '/admin/categories/:id',
    action: 'catalog.manage',
    Desk: preloadable(async () => (await import('../categories/OneCategory.tsx')).OneCategory),
  },
  {
    path: '/admin/new-category',
    action: 'catalog.manage',
    Desk: preloadable(async () => (await import('../categories/NewCategory.tsx')).NewCategory),
  },
  {
    path: '/admin/collections',
    label: 'Collections',
    action: 'catalog.manage',
    Desk: preloadable(async () => (await import('../collections/CollectionsDesk.tsx')).CollectionsDesk),
  },
  {
    path: '/admin/collections/:id',
    action: 'catalog.manage',
    Desk: preloadable(async () => (await import('../collections/OneCollection.tsx')).OneCollection),
  },
  {
    path: '/admin/new-collection',
    action: 'catalog.manage',
    Desk: preloadable(async () => (await import('../collections/NewCollection.tsx')).NewCollection),
  },
  {
    path: '/admin/content',
    label: 'Content',
    action: 'content.edit',
    Desk: preloadable(async () => (await import('../content/ContentDesk.tsx')).ContentDesk),
  },
  {
    path: '/admin/content/home/page',
    label: 'Home page',
    action: 'content.edit',
    Desk: preloadable(async () => (await import('../content/OneText.tsx')).OneText),
  },
  {
    path: '/admin/content/:kind/:slug',
    action: 'content.edit',
    Desk: preloadable(async () => (await import('../content/OneText.tsx')).OneText),
  },
  {
    path: '/admin/new-article',
    action: 'content.edit',
    Desk: preloadable(async () => (await import('../content/NewArticle.tsx')).NewArticle),
  },
  {
    path: '/admin/newsletter',
    label: 'Newsletter',
    action: 'newsletter.manage',
    Desk: preloadable(async () => (await import('../newsletter/NewsletterDesk.tsx')).NewsletterDesk),
  },
  {
    path: '/admin/newsletter/subscribers',
    action: 'newsletter.manage',
    Desk: preloadable(async () => (await import('../newsletter/SubscribersDesk.tsx')).SubscribersDesk),
  },
  {
    path: '/admin/newsletter/:id',
    action: 'newsletter.manage',
    Desk: preloadable(async () => (await import('../newsletter/OneIssue.tsx')).OneIssue),
  },
  {
    path: '/admin/new-issue',
    action: 'newsletter.manage',
    Desk: preloadable(async () => (await import('../newsletter/NewIssue.tsx')).NewIssue),
  },
  {
    path: '/admin/search',
    label: 'Search',
    action: 'search.manage',
    Desk: preloadable(async () => (await import('../search/SearchDesk.tsx')).SearchDesk),
  },
  {
    path: '/admin/search/no-results',
    action: 'search.manage',
    Desk: preloadable(async () => (await import('../search/ZeroResultsDesk.tsx')).ZeroResultsDesk),
  },
  {
    path: '/admin/search/judged',
    action: 'search.manage',
    Desk: preloadable(async () => (await import('../search/JudgedSearchesDesk.tsx')).JudgedSearchesDesk),
  },
  {
    path: '/admin/search/pins',
    action: 'search.manage',
    Desk: preloadable(async () => (await import('../search/SearchPinsDesk.tsx')).SearchPinsDesk),
  },
];
