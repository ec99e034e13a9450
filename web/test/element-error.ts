import { getConfig, prettyDOM } from '@testing-library/react';

/**
 * Error for an element that was not found, with the page in its message. Waiting for an element fails dozens of times,
 * so the page is serialized only when the message is read, which happens once the wait has timed out.
 */
export function elementError(message: string | null, container: Element): Error {
  const print = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  const error = isWaiting
    ? Object.defineProperty(new Error(), 'message', { configurable: true, get: print })
    : new Error(print());
  return Object.assign(error, { name: 'TestingLibraryElementError' });
}
