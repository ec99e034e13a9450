import { useCallback, useState } from 'react';

/** Flight of a swatch from where it was added to the bag icon, in viewport pixels. */
export interface SwatchFlight {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** Marks the bag icon as target of flights. */
export const BAG_TARGET = 'data-bag-target';

function centerOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Starts flights from an element to the bag icon; does nothing if there is no icon on the page. */
export function useSwatchFlight() {
  const [flight, setFlight] = useState<SwatchFlight | null>(null);
  const takeOff = (source: Element) => {
    const bag = document.querySelector(`[${BAG_TARGET}]`);
    if (bag) setFlight({ from: centerOf(source), to: centerOf(bag) });
  };
  const land = useCallback(() => setFlight(null), []);
  return { flight, takeOff, land };
}
