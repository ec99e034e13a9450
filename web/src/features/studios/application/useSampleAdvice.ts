import { useRef, useState } from 'react';

/** Advice on a file before it is sent. */
export interface SampleAdvice {
  readonly fileName: string;
  readonly says: readonly string[];
}

/** Checks samples before they are sent, one at a time and without blocking the upload. */
export function useSampleAdvice() {
  const [advice, setAdvice] = useState<readonly SampleAdvice[]>([]);
  const underWay = useRef(Promise.resolve());

  const look = async (file: File) => {
    try {
      const { adviceOn } = await import('./sample-advice.ts');
      const says = await adviceOn(file);
      setAdvice((before) => [
        ...before.filter(({ fileName }) => fileName !== file.name),
        ...(says.length > 0 ? [{ fileName: file.name, says }] : []),
      ]);
    } catch (cause) {
      console.info('The file was not checked here; the server does it.', cause);
    }
  };
  const lookAt = (files: readonly File[]) => {
    for (const file of files) underWay.current = underWay.current.then(() => look(file));
  };
  return { advice, lookAt };
}
