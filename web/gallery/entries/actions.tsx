import { Fragment } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Chip, LinkChip } from '#ui/Chip.tsx';
import * as icons from '#ui/icons.tsx';
import { MoveHandle } from '#ui/MoveHandle.tsx';
import { NumberLink } from '#ui/NumberLink.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { ViewChips } from '#ui/ViewChips.tsx';
import type { GalleryEntry } from '../entry.ts';

const variants = ['solid', 'outline', 'ghost', 'accent', 'link'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
const tones = ['card', 'linen', 'success', 'accent'] as const;

/** Buttons, links and badges. */
export const actionEntries: readonly GalleryEntry[] = [
  {
    file: 'ui/SubmitButton.tsx',
    states: {
      ready: <SubmitButton label="Send" isSubmitting={false} secondsToWait={0} />,
      'on its way': <SubmitButton label="Send" isSubmitting secondsToWait={0} />,
      'to wait': <SubmitButton label="Send" isSubmitting={false} secondsToWait={42} />,
      incomplete: <SubmitButton label="Send" isSubmitting={false} secondsToWait={0} isReady={false} />,
    },
  },
  {
    file: 'ui/Button.tsx',
    states: {
      ...Object.fromEntries(
        variants.map((variant) => [
          variant,
          sizes.map((size) => (
            <Fragment key={size}>
              <Button variant={variant} size={size}>{`${variant} ${size}`}</Button>{' '}
            </Fragment>
          )),
        ]),
      ),
      disabled: variants.map((variant) => (
        <Fragment key={variant}>
          <Button variant={variant} disabled>{`${variant} off`}</Button>{' '}
        </Fragment>
      )),
      'as wide as its place': <Button width="full">Full width</Button>,
      'with an icon': (
        <>
          <Button variant="outline" size="icon" aria-label="Search">
            <icons.SearchIcon />
          </Button>{' '}
          <Button variant="outline" size="dot" aria-label="Quick view">
            <icons.EyeIcon size={18} />
          </Button>
        </>
      ),
      'a link': <LinkButton to="#button">LinkButton</LinkButton>,
    },
  },
  {
    file: 'ui/ViewChips.tsx',
    states: {
      grid: <ViewChips view="grid" onView={() => undefined} />,
      list: <ViewChips view="list" onView={() => undefined} />,
    },
  },
  {
    file: 'ui/Chip.tsx',
    states: {
      off: <Chip aria-pressed={false}>Floral</Chip>,
      pressed: <Chip aria-pressed>Geometric</Chip>,
      'always on': <Chip data-on="">Only free</Chip>,
      'a link': <LinkChip to="#chip">LinkChip</LinkChip>,
    },
  },
  {
    file: 'ui/Badge.tsx',
    states: Object.fromEntries(tones.map((tone) => [tone, <Badge key={tone} tone={tone}>{`${tone} badge`}</Badge>])),
  },
  { file: 'ui/MoveHandle.tsx', states: { default: <MoveHandle title="Tossed Garden" place={2} count={9} /> } },
  { file: 'ui/NumberLink.tsx', states: { default: <NumberLink to="#number">HDO-20000001</NumberLink> } },
  { file: 'ui/Spinner.tsx', states: { small: <Spinner fontSize="16px" />, large: <Spinner fontSize="40px" /> } },
  {
    file: 'ui/icons.tsx',
    states: Object.fromEntries(Object.entries(icons).map(([name, Icon]) => [name, <Icon key={name} size={24} />])),
  },
];
