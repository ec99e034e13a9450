import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '#ui/Button.tsx';
import { FormError } from '#ui/FormError.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Pagination } from '#ui/Pagination.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/StateNotice.tsx';
import type { DeskProps } from '../panel-studio.ts';
import { NoticeList } from './NoticeList.tsx';
import { useInbox } from './useInbox.ts';

/** Returns the page in the URL; 1 by default. */
function pageFrom(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** Notices to a studio, newest first. */
export function InboxDesk({ studio }: Pick<DeskProps, 'studio'>) {
  const [search] = useSearchParams();
  const page = pageFrom(search);
  const { notices, totalPages, hasUnread, error, reload, isBusy, failure, markRead } = useInbox(studio.id, page);
  if (!notices) {
    if (!error) return <Skeleton height="24rem" />;
    return (
      <ErrorState title="The inbox could not be loaded" onRetry={reload}>
        {error.message}
      </ErrorState>
    );
  }
  const [newest] = notices;
  if (!newest) {
    return (
      <EmptyState title="Nothing here yet" actions={<SettingsLink slug={studio.slug} />}>
        Verdicts on your patterns, your first sale, statements and payouts are told here.
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="inbox">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        marginBottom="4"
      >
        <Heading id="inbox" size="card">
          Inbox
        </Heading>
        {hasUnread ? (
          <Button variant="outline" disabled={isBusy} onClick={() => void markRead(newest.id, true)}>
            Mark all as read
          </Button>
        ) : null}
      </chakra.div>
      <FormError message={failure?.message} />
      <NoticeList
        notices={notices}
        search={`?studio=${studio.slug}`}
        isBusy={isBusy}
        onRead={(noticeId) => void markRead(noticeId)}
      />
      <chakra.div display="grid" justifyItems="start" gap="8" marginTop="8">
        {totalPages > 1 ? (
          <Pagination
            page={page}
            totalPages={totalPages}
            hrefOf={(each) => `?studio=${studio.slug}&page=${each}`}
            label="Notices"
          />
        ) : null}
        <SettingsLink slug={studio.slug} />
      </chakra.div>
    </section>
  );
}

function SettingsLink({ slug }: Pick<DeskProps['studio'], 'slug'>) {
  return (
    <LinkButton to={`/contributor/studio?studio=${slug}#mail`} variant="outline">
      Choose what comes by mail
    </LinkButton>
  );
}
