import { chakra } from '@chakra-ui/react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Difference } from './Difference.tsx';
import type { DeskText, TextWords } from './text-words.ts';
import { useTextVersionWordsQuery } from './TextVersionWords.query.generated.ts';

interface Props {
  readonly text: DeskText;
  /** The selected version; null while closed. */
  readonly version: number | null;
  readonly words: TextWords;
  readonly onClose: () => void;
  readonly onUse: (words: TextWords) => void;
}

/** Differences from an earlier version, with a button to restore its text. */
export function VersionDialog({ text, version, words, onClose, onUse }: Props) {
  return (
    <Dialog isOpen={version !== null} onClose={onClose} title={`From version ${version ?? ''} to what is typed`}>
      {version === null ? null : <Compared text={text} version={version} words={words} onUse={onUse} />}
    </Dialog>
  );
}

function Compared({ text, version, words, onUse }: Omit<Props, 'version' | 'onClose'> & { readonly version: number }) {
  const { kind, slug } = text;
  const { data, error } = useTextVersionWordsQuery({ variables: { kind, slug, version } });
  const earlier = data?.adminTextVersion;
  if (error) return <chakra.p>The version could not be loaded. Please try again.</chakra.p>;
  if (!earlier) return <Skeleton height="12rem" />;
  return (
    <>
      <Difference kind={kind} before={earlier} after={words} />
      <Button marginTop="4" onClick={() => onUse(earlier)}>
        Use the words of version {version}
      </Button>
    </>
  );
}
