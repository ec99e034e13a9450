import { chakra } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import { reportReasonWords } from '#features/reviews/report-words.ts';
import { Stars } from '#features/reviews/Stars.tsx';
import { formatDay } from '#lib/dates.ts';
import { readFragment } from '#lib/fragments.ts';
import { reloadBy } from '#lib/reload-by.ts';
import { Badge } from '#ui/Badge.tsx';
import { LinkButton } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Timeline } from '#ui/Timeline.tsx';
import { DeskHeading } from '../DeskHeading.tsx';
import { DeskColumns } from '../DeskColumns.ts';
import { NotShown } from '../NotShown.tsx';
import { useOneReportQuery } from './OneReport.query.generated.ts';
import { ReportActs } from './ReportActs.tsx';
import type { Reported_ReviewFragment } from './Reported.fragment.generated.ts';

const reportsLink = (
  <LinkButton to="/admin/reports" variant="link">
    All reported reviews
  </LinkButton>
);
const verdictWords = { HIDDEN: 'hidden', KEPT: 'kept' } as const;

/** One reported review: what it says, what was said against it, and what can be decided. */
export function OneReport() {
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useOneReportQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const reload = reloadBy(refetch);
  const review = readFragment<Reported_ReviewFragment>(data?.reportedReview);
  if (review) return <ShownReport review={review} />;
  return (
    <NotShown what="report" isLoading={loading} failure={error?.message} onRetry={reload} back={reportsLink}>
      Nobody has reported this review.
    </NotShown>
  );
}

function ShownReport({ review }: { readonly review: Reported_ReviewFragment }) {
  const { asset, isHidden, stars, text, reports } = review;
  return (
    <>
      {reportsLink}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="4">
        <DeskHeading size="section">{`Review of ${asset.title}`}</DeskHeading>
        <Badge tone={isHidden ? 'accent' : 'success'}>{isHidden ? 'Hidden' : 'Shown'}</Badge>
      </chakra.div>
      <DeskColumns>
        <chakra.div display="grid" gap="8" alignContent="start">
          <chakra.blockquote paddingInlineStart="4" borderInlineStart="3px solid" borderColor="line.strong">
            <Stars stars={stars} />
            <chakra.p marginTop="2" whiteSpace="pre-line" overflowWrap="anywhere">
              {text}
            </chakra.p>
          </chakra.blockquote>
          <ReportFacts review={review} />
          <section aria-labelledby="reports">
            <Heading id="reports" size="card" marginBottom="4">
              Reports
            </Heading>
            <Timeline
              label="Reports"
              events={reports.map(({ id, reason, note, reporterName, reportedAt, verdict }) => ({
                id,
                at: reportedAt,
                title: `${reportReasonWords[reason]}${verdict === null ? '' : ` (${verdictWords[verdict]})`}`,
                children: (
                  <>
                    <chakra.p color="ink.muted">{reporterName ?? 'Somebody whose account is deleted'}</chakra.p>
                    {note === '' ? null : <p>{note}</p>}
                  </>
                ),
              }))}
            />
          </section>
        </chakra.div>
        <ReportActs review={review} />
      </DeskColumns>
    </>
  );
}

function ReportFacts({ review }: { readonly review: Reported_ReviewFragment }) {
  const { author, asset, studio, writtenAt, updatedAt, hidden } = review;
  return (
    <FactList
      facts={[
        [
          'Pattern',
          <Link key="pattern" to={`/product/${asset.slug}#reviews`}>
            {asset.title}
          </Link>,
        ],
        [
          'Studio',
          <Link key="studio" to={`/designer/${studio.slug}`}>
            {studio.name}
          </Link>,
        ],
        [
          'Written by',
          <Link key="author" to={`/admin/people/${author.id}`}>
            {author.name}
          </Link>,
        ],
        ['Written on', formatDay(writtenAt)],
        ['Written anew on', updatedAt === writtenAt ? null : formatDay(updatedAt)],
        ['Hidden', hidden && `${formatDay(hidden.hiddenAt)}: ${hidden.reason}`],
      ]}
    />
  );
}
