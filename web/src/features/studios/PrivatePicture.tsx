import { chakra } from '@chakra-ui/react';
import { usePrivateFile } from '#lib/usePrivateFile.ts';

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
  const { source } = usePrivateFile(url);
  return source === null ? <Place role="img" aria-label={alt} /> : <Picture src={source} alt={alt} />;
}
