import { Box } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { useState } from 'react';
import { useDownloadHistoryQuery } from './DownloadHistory.query.generated.ts';
import { HistoryRows } from './HistoryRows.tsx';

const STEP = 10;
const MAX = 100;

/** Each download of the viewer with its time and formats, the latest first; not there before the first one. */
export function HistoryList() {
  const [limit, setLimit] = useState(STEP);
  const { data, previousData } = useDownloadHistoryQuery({
    variables: { page: 1, limit },
    fetchPolicy: 'cache-and-network',
  });
  const history = (data ?? previousData)?.downloadHistory;
  if (!history || history.items.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="download-history" marginTop="12">
      <Heading as="h2" id="download-history" size="card" marginBottom="4">
        Download history
      </Heading>
      <HistoryRows items={history.items} labelledBy="download-history" />
      {history.pageInfo.hasNextPage && limit < MAX ? (
        <Button variant="outline" size="sm" marginTop="4" onClick={() => setLimit(Math.min(MAX, limit + STEP * 2))}>
          Show more
        </Button>
      ) : null}
    </Box>
  );
}
