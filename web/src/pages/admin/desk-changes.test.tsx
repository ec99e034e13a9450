import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CALM_POLL_MS } from '#lib/useLive.ts';
import { DeskChanges, useDeskChanges } from './desk-changes.ts';

test('HP-20 a desk is read anew once for each change that is told, and asked for rarely meanwhile', () => {
  let heard = { isTold: false, times: 0 };
  const read = jest.fn();
  const { result, rerender } = renderHook(() => useDeskChanges(read, 15_000), {
    wrapper: ({ children }: { readonly children: ReactNode }) => <DeskChanges value={heard}>{children}</DeskChanges>,
  });
  expect([result.current, read.mock.calls.length]).toEqual([15_000, 0]);

  heard = { isTold: true, times: 1 };
  rerender();
  expect([result.current, read.mock.calls.length]).toEqual([CALM_POLL_MS, 1]);
  heard = { isTold: false, times: 1 };
  rerender();
  expect([result.current, read.mock.calls.length]).toEqual([15_000, 1]);
});
