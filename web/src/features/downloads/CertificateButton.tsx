import { useState } from 'react';
import { fetchPrivateFile } from '#lib/private-file.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button, type ButtonProps } from '#ui/Button.tsx';
import { toast } from '#ui/toast.ts';

interface Props extends Pick<ButtonProps, 'size'> {
  readonly certificate: { readonly title: string; readonly licenseNumber: string; readonly certificateUrl: string };
}

/** Downloads the signed certificate of a license. */
export function CertificateButton({ certificate: { title, licenseNumber, certificateUrl }, size }: Props) {
  const [isPreparing, setPreparing] = useState(false);

  const download = async () => {
    setPreparing(true);
    const file = await fetchPrivateFile(certificateUrl);
    setPreparing(false);
    if (file) {
      saveFile(file, `Licence_${licenseNumber}.pdf`);
      return;
    }
    const description = `The certificate of ${title} could not be downloaded. Please try again.`;
    toast({ status: 'error', title: 'Download failed', description });
  };

  return (
    <Button
      variant="outline"
      size={size}
      disabled={isPreparing}
      onClick={() => void download()}
      aria-label={`Download certificate of ${title}`}
    >
      {isPreparing ? 'Preparing...' : 'Certificate'}
    </Button>
  );
}
