import { chakra } from '@chakra-ui/react';
import { Badge } from '#ui/Badge.tsx';
import { Heading } from '#ui/Heading.tsx';
import { ArticleFeedback } from './ArticleFeedback.tsx';
import type { HelpGroup } from './help-search.ts';
import { HelpEntry, type HelpArticle } from './HelpEntry.tsx';

interface HelpGroupsProps {
  readonly groups: readonly HelpGroup[];
  /** Id of the open question; null if none is. */
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
  readonly onReport: (article: HelpArticle, group: HelpGroup) => void;
}

const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', marginBottom: '3' },
});

function Group({ group, openId, onOpen, onReport }: Omit<HelpGroupsProps, 'groups'> & { readonly group: HelpGroup }) {
  const count = group.articles.length;
  const headingId = `help-${group.id}`;
  return (
    <section aria-labelledby={headingId}>
      <Head>
        <Heading as="h3" size="card" id={headingId}>
          {group.title}
        </Heading>
        <Badge>{`${count} ${count === 1 ? 'article' : 'articles'}`}</Badge>
      </Head>
      <chakra.ul listStyle="none" borderBottom="1px solid" borderColor="line">
        {group.articles.map((article) => (
          <HelpEntry
            key={article.id}
            article={article}
            level="h4"
            isOpen={article.id === openId}
            onToggle={() => onOpen(article.id === openId ? null : article.id)}
          >
            <ArticleFeedback articleId={article.id} onReport={() => onReport(article, group)} />
          </HelpEntry>
        ))}
      </chakra.ul>
    </section>
  );
}

/** Questions by category, at most one of them open. */
export function HelpGroups({ groups, ...actions }: HelpGroupsProps) {
  return (
    <chakra.div display="grid" gap={{ base: '10', md: '14' }}>
      {groups.map((group) => (
        <Group key={group.id} group={group} {...actions} />
      ))}
    </chakra.div>
  );
}
