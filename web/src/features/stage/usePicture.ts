import { useEffect, useState } from 'react';

/** Loading state of a picture. */
export interface PictureState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The last picture that loaded, possibly of an earlier source; null before the first. */
  readonly image: HTMLImageElement | null;
}

interface Outcome {
  readonly request: string;
  readonly isLoaded: boolean;
  readonly image: HTMLImageElement | null;
}

/** Loads a picture; until it has loaded, returns the previous one. A new `attempt` loads it again. */
export function usePicture(source: string, attempt: number): PictureState {
  const request = `${attempt} ${source}`;
  const [outcome, setOutcome] = useState<Outcome>({ request: '', isLoaded: false, image: null });
  useEffect(() => {
    let isWanted = true;
    loadPicture(source)
      .then((image) => (isWanted ? setOutcome({ request, isLoaded: true, image }) : undefined))
      .catch((cause: unknown) => {
        console.warn('A picture was not loaded.', cause);
        if (isWanted) setOutcome(({ image }) => ({ request, isLoaded: false, image }));
      });
    return () => {
      isWanted = false;
    };
  }, [request, source]);
  if (outcome.request !== request) return { status: 'loading', image: outcome.image };
  return { status: outcome.isLoaded ? 'ready' : 'failed', image: outcome.image };
}

async function loadPicture(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}
