import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';
import { skuDigits } from './sku-digits.ts';

/** How long the button confirms that the id was copied, in milliseconds. */
const COPIED_MS = 2000;

/** Button that copies the 8 digits of a SKU, without its prefix. */
export function CopyIdButton({ sku }: { sku: string }) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(skuDigits(sku));
    } catch (cause) {
      console.warn('The asset id was not copied.', cause);
      toast({ status: 'error', title: 'Copy failed', description: 'Please try selecting and copying manually' });
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
    toast({ status: 'success', title: 'Asset ID copied', description: '8-digit ID copied to clipboard' });
  };

  return (
    <Button variant="outline" size="sm" onClick={() => void copy()}>
      {isCopied ? 'Copied' : 'Copy ID'}
    </Button>
  );
}
