import { getConfig, prettyDOM } from '@testing-library/react';

/**
 * What is thrown where an element is not found, with the page in its message. Who waits for an element asks for it dozens of
 * times in vain: then the page is printed once the message is read, which it is when the wait has been too long.
 */
export function elementError(message: string | null, container: Element): Error {
  const print = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  const error = isWaiting
    ? Object.defineProperty(new Error(), 'message', { configurable: true, get: print })
    : new Error(print());
  return Object.assign(error, { name: 'TestingLibraryElementError' });
}
