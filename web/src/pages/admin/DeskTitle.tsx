import { type ReactNode, useState } from 'react';
import { HiddenSeo } from '#ui/Seo.tsx';
import { DeskNaming } from './desk-naming.ts';

interface Props {
  /** What the menu calls the desk, or the one it belongs to. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Names the window after what a desk shows, so that tabs beside each other and the history can be told apart. */
export function DeskTitle({ label, children }: Props) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <>
      <HiddenSeo title={shown === null || shown === label ? label : `${shown}, ${label}`} />
      <DeskNaming value={setShown}>{children}</DeskNaming>
    </>
  );
}
