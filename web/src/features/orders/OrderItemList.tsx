import { Box, Flex, Text } from '@chakra-ui/react';
import { licenseName } from '@halfdrop/domain';
import type { ReactNode } from 'react';
import { recolored } from '#lib/recolored.ts';
import { PaletteName } from '#ui/PaletteName.tsx';
import { SwatchPicture, type Picture } from '#ui/SwatchPicture.tsx';
import type { LicenseType } from '#generated/types.ts';
import type { OrderItems_ItemFragment } from './OrderItems.fragment.generated.ts';

/** A line of an order or a pending order. */
export interface OrderLine {
  readonly id: string;
  readonly title: string;
  readonly license: LicenseType;
  /** Null for the original colors. */
  readonly palette: OrderItems_ItemFragment['palette'];
  /** Null if the pattern has left the shop. */
  readonly picture: Picture | null;
}

interface Props<Line extends OrderLine> {
  readonly label: string;
  readonly lines: readonly Line[];
  /** Renders the end of a line: its price or download. */
  readonly renderEnd: (line: Line) => ReactNode;
  /** Renders small print below the license. */
  readonly renderDetail?: (line: Line) => ReactNode;
}

/** Patterns of an order with their licenses, one per row. */
export function OrderItemList<Line extends OrderLine>({ label, lines, renderEnd, renderDetail }: Props<Line>) {
  return (
    <Box as="ul" aria-label={label} listStyleType="none" borderTopWidth="1px" borderColor="line">
      {lines.map((line) => (
        <Flex
          as="li"
          key={line.id}
          gap="4"
          alignItems="center"
          paddingBlock="4"
          borderBottomWidth="1px"
          borderColor="line"
        >
          <SwatchPicture picture={line.picture && recolored(line.picture, line.palette)} size="72px" alt="" />
          <Box flex="1" minWidth="0">
            <Text fontWeight="semibold">{line.title}</Text>
            <Text color="ink.muted" fontSize="14px">
              {licenseName(line.license)}
            </Text>
            <PaletteName palette={line.palette} />
            {renderDetail?.(line)}
          </Box>
          {renderEnd(line)}
        </Flex>
      ))}
    </Box>
  );
}
