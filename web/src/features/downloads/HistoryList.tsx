import { Box, Flex, Text } from '@chakra-ui/react';
import { formatMoment } from '#lib/dates.ts';
import { recolored } from '#lib/recolored.ts';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { SwatchPicture } from '#ui/SwatchPicture.tsx';
import { useState } from 'react';
import { useDownloadHistoryQuery } from './DownloadHistory.query.generated.ts';

const STEP = 10;
const MAX = 100;

/** The viewer's downloads with time and formats, latest first; hidden before the first one. */
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
      <Box as="ul" aria-labelledby="download-history" listStyleType="none" borderTopWidth="1px">
        {history.items.map(({ id, title, asset, formats, palette, downloadedAt }) => (
          <Flex as="li" key={id} gap="4" alignItems="center" paddingBlock="3" borderBottomWidth="1px">
            <SwatchPicture picture={asset && recolored(asset, palette)} size="44px" alt="" />
            <Box minWidth="0">
              <Text fontWeight="semibold">{title}</Text>
              <Text color="ink.muted" fontSize="14px">
                <time dateTime={downloadedAt}>{formatMoment(downloadedAt)}</time> · {formats.join(', ')}
                {palette ? ` · ${palette.name}` : null}
              </Text>
            </Box>
          </Flex>
        ))}
      </Box>
      {history.pageInfo.hasNextPage && limit < MAX ? (
        <Button variant="outline" size="sm" marginTop="4" onClick={() => setLimit(Math.min(MAX, limit + STEP * 2))}>
          Show more
        </Button>
      ) : null}
    </Box>
  );
}
