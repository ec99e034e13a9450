/** Stands in for the tab a browser opens for a payment page, or refuses to open. */
export function paymentTab({ isBlocked = false } = {}) {
  const tab = {
    opener: {},
    closed: false,
    document: { title: '' },
    location: { replace: jest.fn() },
    close: jest.fn(),
  };
  const open = jest.spyOn(window, 'open').mockReturnValue(isBlocked ? null : (tab as unknown as Window));
  return { tab, open };
}
