import { Box, Flex, Text } from '@chakra-ui/react';
import { formatMoment } from '#lib/dates.ts';
import { recolored } from '#lib/recolored.ts';
import { SwatchPicture } from '#ui/SwatchPicture.tsx';
import type { DownloadHistoryQuery } from './DownloadHistory.query.generated.ts';

interface HistoryRowsProps {
  readonly items: NonNullable<DownloadHistoryQuery['downloadHistory']>['items'];
  /** Id of the heading that names the list. */
  readonly labelledBy: string;
}

/** Downloads, each with its time and formats. */
export function HistoryRows({ items, labelledBy }: HistoryRowsProps) {
  return (
    <Box as="ul" aria-labelledby={labelledBy} listStyleType="none" borderTopWidth="1px">
      {items.map(({ id, title, asset, formats, palette, downloadedAt }) => (
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
  );
}
