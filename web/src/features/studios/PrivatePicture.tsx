import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { fetchPrivateFile } from '#lib/private-file.ts';

const Picture = chakra('img', {
  base: { display: 'block', width: 'full', height: 'full', objectFit: 'contain', background: 'linen' },
});
const Place = chakra('div', { base: { width: 'full', height: 'full', background: 'linen' } });

interface Props {
  /** Its address, which needs the session of who asks. */
  readonly url: string;
  readonly alt: string;
}

/** A picture that only some may see; the browser cannot ask for it by itself, as it does not send the session. */
export function PrivatePicture({ url, alt }: Props) {
  const [shown, setShown] = useState<{ readonly url: string; readonly source: string } | null>(null);

  useEffect(() => {
    let source: string | null = null;
    let isWanted = true;
    const show = async () => {
      const file = await fetchPrivateFile(url);
      if (!file || !isWanted) return;
      source = URL.createObjectURL(file);
      setShown({ url, source });
    };
    void show();
    return () => {
      isWanted = false;
      if (source !== null) URL.revokeObjectURL(source);
    };
  }, [url]);

  return shown?.url === url ? <Picture src={shown.source} alt={alt} /> : <Place role="img" aria-label={alt} />;
}
