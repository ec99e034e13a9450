import { useEffect, useState } from 'react';
import { fetchPrivateFile } from './private-file.ts';

/** A private file as a URL that the page can show. */
export interface PrivateFile {
  /** Null while it is loading, and if it is unavailable. */
  readonly source: string | null;
  /** True if it could not be fetched. */
  readonly hasFailed: boolean;
}

/** Fetches a file that requires the session, which the browser does not send by itself. */
export function usePrivateFile(url: string | null): PrivateFile {
  const [file, setFile] = useState<PrivateFile & { readonly url: string | null }>(awaited);

  useEffect(() => {
    let source: string | null = null;
    let isWanted = true;
    const show = async (address: string) => {
      const blob = await fetchPrivateFile(address);
      if (!isWanted) return;
      source = blob && URL.createObjectURL(blob);
      setFile({ url: address, source, hasFailed: source === null });
    };
    if (url !== null) void show(url);
    return () => {
      isWanted = false;
      if (source !== null) URL.revokeObjectURL(source);
    };
  }, [url]);

  return file.url === url ? file : awaited;
}

const awaited = { url: null, source: null, hasFailed: false } as const;
