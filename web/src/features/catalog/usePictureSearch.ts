import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '#ui/toast.ts';
import { keepOwnPicture } from './own-pictures.ts';
import { lookAddress } from './search-address.ts';
import { sendPicture } from './send-picture.ts';

function pictureOf(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Accepts a picture dropped on a search form or pasted into it. */
function useDroppedPicture(part: RefObject<HTMLElement | null>, onPicture: (picture: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onPicture);
  useEffect(() => {
    latest.current = onPicture;
  });
  useEffect(() => {
    const form = part.current?.closest('form');
    if (!form) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const take = (event: Event, data: DataTransfer | null) => {
      const picture = pictureOf(data);
      if (!picture) return;
      event.preventDefault();
      latest.current(picture);
    };
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    form.addEventListener('dragover', over, { signal });
    form.addEventListener(
      'dragleave',
      ({ relatedTarget }) => setOver(relatedTarget instanceof Node && form.contains(relatedTarget)),
      { signal },
    );
    form.addEventListener(
      'drop',
      (event) => {
        if (carriesFiles(event)) event.preventDefault();
        setOver(false);
        take(event, event.dataTransfer);
      },
      { signal },
    );
    form.addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    return () => listening.abort();
  }, [part]);
  return isOver;
}

/** Searches by a chosen, dropped or pasted picture: uploads it and navigates to the list of similar patterns. */
export function usePictureSearch(part: RefObject<HTMLElement | null>, onLeave: (() => void) | undefined) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isSending, setSending] = useState(false);

  const lead = (changes: Readonly<Record<string, readonly string[]>>) => {
    onLeave?.();
    // The popup below the box would cover the results.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    void navigate(lookAddress(changes, pathname === '/products' ? search : ''));
  };
  const send = async (picture: File) => {
    setSending(true);
    const { id, failure } = await sendPicture(picture);
    setSending(false);
    if (id === null) {
      toast({ title: 'No search by this picture', description: failure, status: 'error' });
      return;
    }
    keepOwnPicture(id, picture);
    lead({ picture: [id] });
  };
  const isOver = useDroppedPicture(part, (picture) => void send(picture));
  return { isOver, isSending, send, searchByColors: (palette: readonly string[]) => lead({ palette }) };
}
