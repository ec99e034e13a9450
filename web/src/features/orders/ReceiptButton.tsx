import { useState } from 'react';
import { fetchPrivateFile } from '#lib/private-file.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';

interface Props {
  readonly receiptUrl: string;
  readonly orderNumber: string;
}

/** Downloads an order's receipt as PDF. */
export function ReceiptButton({ receiptUrl, orderNumber }: Props) {
  const [isFetching, setIsFetching] = useState(false);
  const save = async () => {
    setIsFetching(true);
    const file = await fetchPrivateFile(receiptUrl);
    setIsFetching(false);
    if (file) saveFile(file, `Halfdrop-receipt-${orderNumber}.pdf`);
    else toast({ status: 'error', title: 'The receipt could not be fetched', description: 'Please try again.' });
  };
  return (
    <Button variant="outline" size="sm" onClick={() => void save()} disabled={isFetching}>
      {isFetching ? 'Fetching receipt...' : 'Receipt (PDF)'}
    </Button>
  );
}
