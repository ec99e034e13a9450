import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';

interface Props {
  readonly title: string;
  /** How wide the window is in which the page is laid out. */
  readonly width: number;
  /** How high the frame stands on the desk. */
  readonly height: number;
  readonly html: string;
}

const Frame = chakra('iframe', {
  base: { display: 'block', border: '0', transformOrigin: '0 0', background: 'white' },
});

/** A page in a window of its own width, made smaller to fit where it stands. None of its scripts run. */
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
  // A frame that has no room yet is not made infinitely small.
  const scale = Math.min(1, (room || width) / width);
  return (
    <chakra.div ref={box} overflow="hidden" border="1px solid" borderColor="line" borderRadius="md" style={{ height }}>
      <Frame
        title={title}
        // Of the shop's own origin, so that its faces load.
        sandbox="allow-same-origin"
        srcDoc={html}
        style={{ width, height: height / scale, transform: `scale(${scale})` }}
      />
    </chakra.div>
  );
}
