import { chakra } from '@chakra-ui/react';
import { usePrivateFile } from '#lib/usePrivateFile.ts';

const Picture = chakra('img', {
  base: { display: 'block', width: 'full', height: 'full', objectFit: 'contain', background: 'linen' },
});
const Place = chakra('div', { base: { width: 'full', height: 'full', background: 'linen' } });

interface Props {
  /** URL that requires the session. */
  readonly url: string;
  readonly alt: string;
}

/** A private picture; it is fetched by script, as the browser does not send the session by itself. */
export function PrivatePicture({ url, alt }: Props) {
  const { source } = usePrivateFile(url);
  return source === null ? <Place role="img" aria-label={alt} /> : <Picture src={source} alt={alt} />;
}
