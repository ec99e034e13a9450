import { useState } from 'react';
import { fetchPrivateFile } from '#lib/private-file.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';

/** Downloads all data that the shop holds about the user. */
export function DownloadMyData() {
  const [isBusy, setIsBusy] = useState(false);

  const fetchData = async () => {
    setIsBusy(true);
    const file = await fetchPrivateFile('/api/account/export', 'POST');
    setIsBusy(false);
    if (!file) {
      toast({
        status: 'error',
        title: 'Download failed',
        description: 'Your data could not be fetched. Please try again.',
      });
      return;
    }
    saveFile(file, 'halfdrop-my-data.json');
    toast({ status: 'success', title: 'Download Started', description: 'Your data is in halfdrop-my-data.json.' });
  };

  return (
    <Button variant="outline" disabled={isBusy} onClick={() => void fetchData()}>
      {isBusy ? 'Please wait...' : 'Download my data'}
    </Button>
  );
}
