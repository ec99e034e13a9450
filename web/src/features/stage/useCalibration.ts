import { readCalibration, type ScreenCalibration, writeCalibration } from '@halfdrop/patterns/browser';
import { useCallback, useMemo, useState } from 'react';
import { readStored, writeStored } from '#lib/storage.ts';
import { useIsHydrated } from '#lib/useIsHydrated.ts';

const KEY = 'halfdrop.screen';

/** Returns the screen density measured by the user, stored in the browser, and its setter. Null until measured. */
export function useCalibration(): readonly [ScreenCalibration | null, (calibration: ScreenCalibration | null) => void] {
  const isHydrated = useIsHydrated();
  const [changes, setChanges] = useState(0);
  const calibration = useMemo(
    () => (isHydrated && changes >= 0 ? readCalibration(readStored(KEY)) : null),
    [isHydrated, changes],
  );
  const save = useCallback((next: ScreenCalibration | null) => {
    writeStored(KEY, next ? writeCalibration(next) : null);
    setChanges((count) => count + 1);
  }, []);
  return [calibration, save];
}
