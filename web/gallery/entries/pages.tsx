import { asset } from '@halfdrop/mocks';
import { useState } from 'react';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Dialog, type DialogProps } from '#ui/Dialog.tsx';
import { JsonLd } from '#ui/JsonLd.tsx';
import { MotionScope } from '#ui/MotionScope.tsx';
import { Page } from '#ui/Page.tsx';
import { Seo } from '#ui/Seo.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SwatchPicture } from '#ui/SwatchPicture.tsx';
import type { GalleryEntry } from '../entry.ts';

const widths = ['full', 'text', 'form'] as const;
const pattern = asset(0);

function DialogOnDemand(props: Pick<DialogProps, 'placement' | 'size' | 'footer' | 'isTitleHidden' | 'title'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>{`Open ${props.title}`}</Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>What the dialog is about.</p>
      </Dialog>
    </>
  );
}

/** Page layout and metadata. */
export const pageEntries: readonly GalleryEntry[] = [
  {
    file: 'ui/Page.tsx',
    states: Object.fromEntries(
      widths.map((width) => [
        width,
        <Page key={width} width={width} bg="linen">
          {`A column, ${width}`}
        </Page>,
      ]),
    ),
  },
  { file: 'ui/Card.tsx', states: { default: <Card aria-label="Card">A white sheet</Card> } },
  {
    file: 'ui/Dialog.tsx',
    states: {
      'in the middle': <DialogOnDemand title="center" placement="center" />,
      'as wide as a form, with a footer': (
        <DialogOnDemand title="form" placement="center" size="form" footer={<Button>Save</Button>} />
      ),
      'along the bottom': <DialogOnDemand title="sheet" placement="sheet" />,
      'from the left': <DialogOnDemand title="drawer" placement="drawer" />,
      'along the top': <DialogOnDemand title="top" placement="top" isTitleHidden />,
    },
  },
  {
    file: 'ui/Skeleton.tsx',
    states: { block: <Skeleton height="6rem" />, square: <Skeleton width="6rem" aspectRatio="1" /> },
  },
  {
    file: 'ui/SwatchPicture.tsx',
    states: {
      picture: <SwatchPicture picture={pattern} alt={pattern.altText} size="24" />,
      gone: <SwatchPicture picture={null} alt="" size="24" />,
    },
  },
  { file: 'ui/MotionScope.tsx', states: { 'nothing to see': <MotionScope>What may move</MotionScope> } },
  {
    file: 'ui/Seo.tsx',
    states: {
      'in the head': <Seo title="Design system" description="Every part in all its states." path="/dev/gallery" />,
    },
  },
  { file: 'ui/JsonLd.tsx', states: { 'for search engines': <JsonLd facts={{ '@type': 'WebSite', url: '/' }} /> } },
  {
    file: 'ui/Breadcrumbs.tsx',
    states: { 'for search engines': <Breadcrumbs trail={[{ name: 'Gallery', path: '/dev/gallery' }]} /> },
  },
];
