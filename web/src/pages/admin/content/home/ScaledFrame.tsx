import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';

interface Props {
  readonly title: string;
  /** Viewport width for the page's layout. */
  readonly width: number;
  /** Height of the frame on the desk. */
  readonly height: number;
  readonly html: string;
}

const Frame = chakra('iframe', {
  base: { display: 'block', border: '0', transformOrigin: '0 0', background: 'white' },
});

/** Shows a page at a fixed viewport width, scaled down to fit. Its scripts do not run. */
export function ScaledFrame({ title, width, height, html }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const watcher = new ResizeObserver(() => setRoom(element.clientWidth));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  // Avoids a scale of zero while the frame has no size yet.
  const scale = Math.min(1, (room || width) / width);
  return (
    <chakra.div ref={box} overflow="hidden" border="1px solid" borderColor="line" borderRadius="md" style={{ height }}>
      <Frame
        title={title}
        // Same origin, so that fonts load.
        sandbox="allow-same-origin"
        srcDoc={html}
        style={{ width, height: height / scale, transform: `scale(${scale})` }}
      />
    </chakra.div>
  );
}
