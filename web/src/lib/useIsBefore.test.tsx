import { act, renderHook } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { RenderedAt } from './rendered-at.ts';
import { useIsBefore } from './useIsBefore.ts';

const hour = 3_600_000;
const opensAt = new Date(2 * hour).toISOString();

function Door() {
  return <p>{useIsBefore(opensAt) ? 'closed' : 'open'}</p>;
}

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

test('B-22 what is to come is followed until it has come, by one timer', () => {
  const { result, unmount } = renderHook(() => useIsBefore(opensAt));
  expect(result.current).toBe(true);
  act(() => jest.advanceTimersByTime(2 * hour - 1));
  expect(result.current).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(false);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('B-22 a page that was rendered before the moment and read after it is hydrated as it is, then follows the clock', async () => {
  const root = document.createElement('div');
  root.innerHTML = '<p>closed</p>';
  jest.setSystemTime(3 * hour);
  const complaints: unknown[] = [];
  const onRecoverableError = (error: unknown) => complaints.push(error);
  const page = (
    <RenderedAt value={hour}>
      <Door />
    </RenderedAt>
  );
  const hydrated = await act(async () => hydrateRoot(root, page, { onRecoverableError }));
  expect(root.textContent).toBe('open');
  expect(complaints).toEqual([]);
  act(() => hydrated.unmount());
});
