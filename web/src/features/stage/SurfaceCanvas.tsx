import { type Mockup, MOCKUP_SIZE, paintSurface, type RepeatTexture } from '@halfdrop/patterns/browser';
import { useEffect, useMemo, useRef } from 'react';

type Surface = Mockup['surfaces'][number];
type SurfaceMap = ReturnType<Surface['look']>;

interface SurfaceCanvasProps {
  readonly surface: Surface;
  readonly texture: RepeatTexture;
  readonly repeatCm: number;
  /** Pixels per drawing unit. */
  readonly pixelsPerUnit: number;
}

const percentOf = (length: number, whole: number) => `${(length / whole) * 100}%`;

/** One surface of a mock-up, covered with the pattern. */
export function SurfaceCanvas({ surface, texture, repeatCm, pixelsPerUnit }: SurfaceCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const map = useMemo(() => surface.look(pixelsPerUnit), [surface, pixelsPerUnit]);
  useEffect(() => {
    const context = ref.current?.getContext('2d');
    const fabric = paintedFabric(map, texture, repeatCm);
    if (!context || !fabric) return;
    context.clearRect(0, 0, map.width, map.height);
    context.save();
    context.scale(pixelsPerUnit, pixelsPerUnit);
    context.translate(-surface.box.left, -surface.box.top);
    context.clip(new Path2D(surface.outline));
    context.resetTransform();
    context.drawImage(fabric, 0, 0);
    context.restore();
  }, [map, texture, repeatCm, pixelsPerUnit, surface]);
  const { left, top } = surface.box;
  return (
    <canvas
      ref={ref}
      width={map.width}
      height={map.height}
      style={{
        position: 'absolute',
        left: percentOf(left, MOCKUP_SIZE.width),
        top: percentOf(top, MOCKUP_SIZE.height),
        width: percentOf(map.width / pixelsPerUnit, MOCKUP_SIZE.width),
        height: percentOf(map.height / pixelsPerUnit, MOCKUP_SIZE.height),
      }}
    />
  );
}

/** Paints the fabric of the whole bounding box, not yet clipped to its outline; null if canvas is unsupported. */
function paintedFabric(map: SurfaceMap, texture: RepeatTexture, repeatCm: number): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  canvas.width = map.width;
  canvas.height = map.height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const picture = context.createImageData(map.width, map.height);
  paintSurface(picture, map, texture, repeatCm);
  context.putImageData(picture, 0, 0);
  return canvas;
}
