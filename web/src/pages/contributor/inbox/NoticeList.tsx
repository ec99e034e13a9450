import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formatDate } from '#lib/dates.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { noticeWords, type PanelNotice } from './notice-words.ts';

const Rows = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '6',
      rowGap: '2',
      paddingBlock: '4',
      borderTop: '1px solid',
      borderColor: 'line',
      overflowWrap: 'anywhere',
    },
    '& .words': { flex: '1 1 18rem', color: 'ink.muted' },
    '& .headline': { color: 'ink' },
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& [data-unread] .headline': { fontWeight: 'semibold' },
    '& [data-unread] .headline::before': {
      content: '""',
      display: 'inline-block',
      width: '8px',
      height: '8px',
      marginInlineEnd: '2',
      borderRadius: 'full',
      background: 'accent',
    },
    '& .about': { fontSize: '14px' },
  },
});

interface NoticeListProps {
  readonly notices: readonly PanelNotice[];
  /** Query string that keeps the selected studio. */
  readonly search: string;
  readonly isBusy: boolean;
  readonly onRead: (noticeId: string) => void;
}

/** Notices, each linking to its subject; following the link or pressing the button marks it as read. */
export function NoticeList({ notices, search, isBusy, onRead }: NoticeListProps) {
  return (
    <Rows role="list" aria-label="Notices">
      {notices.map((notice) => (
        <Row key={notice.id} notice={notice} search={search} isBusy={isBusy} onRead={onRead} />
      ))}
    </Rows>
  );
}

function Row({ notice, search, isBusy, onRead }: Omit<NoticeListProps, 'notices'> & { readonly notice: PanelNotice }) {
  const { id, happenedAt, readAt } = notice;
  const { headline, detail, to } = noticeWords(notice);
  const isUnread = readAt === null;
  const target = to?.startsWith('/contributor') ? to + search : to;
  return (
    <li data-unread={isUnread || undefined}>
      <div className="words">
        <p className="headline">
          {isUnread ? <VisuallyHidden>New: </VisuallyHidden> : null}
          {target === undefined ? (
            headline
          ) : (
            <Link to={target} onClick={() => (isUnread ? onRead(id) : undefined)}>
              {headline}
            </Link>
          )}
        </p>
        {detail ? <p className="about">{detail}</p> : null}
        <p className="about">
          <time dateTime={happenedAt}>{formatDate(happenedAt)}</time>
        </p>
      </div>
      {isUnread ? (
        <Button variant="outline" disabled={isBusy} onClick={() => onRead(id)}>
          Mark as read<VisuallyHidden>{` ${headline}`}</VisuallyHidden>
        </Button>
      ) : null}
    </li>
  );
}
