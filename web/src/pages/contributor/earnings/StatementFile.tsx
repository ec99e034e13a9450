import { useState } from 'react';
import { fetchPrivateFile } from '#lib/private-file.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';

interface Props {
  readonly url: string;
  /** Name of the downloaded file. */
  readonly name: string;
  readonly format: 'CSV' | 'PDF';
}

/** Downloads one of the studio's financial documents. */
export function StatementFile({ url, name, format }: Props) {
  const [isFetching, setIsFetching] = useState(false);
  const save = async () => {
    setIsFetching(true);
    const file = await fetchPrivateFile(url);
    setIsFetching(false);
    if (file) saveFile(file, name);
    else toast({ status: 'error', title: 'The file could not be fetched', description: 'Please try again.' });
  };
  return (
    <Button variant="outline" size="sm" aria-label={`Save ${name}`} disabled={isFetching} onClick={() => void save()}>
      {format}
    </Button>
  );
}
