import { useEffect, useState } from 'react';

/** A chosen file as an address that the page can show; null before. */
export function useFilePicture(file: File): string | null {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setSource(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return source;
}
