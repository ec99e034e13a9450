import { type ReactNode, useState } from 'react';
import { HiddenSeo } from '#ui/Seo.tsx';
import { DeskNaming } from './desk-naming.ts';

interface Props {
  /** Menu label of the desk, or of its parent. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Sets the window title to what a desk shows, so that tabs and history entries are distinguishable. */
export function DeskTitle({ label, children }: Props) {
  const [shown, setShown] = useState<string | null>(null);
  return (
    <>
      <HiddenSeo title={shown === null || shown === label ? label : `${shown}, ${label}`} />
      <DeskNaming value={setShown}>{children}</DeskNaming>
    </>
  );
}
