import { createContext, use } from 'react';

/** The HTTP status of the page that is being rendered on the server. */
export interface PageStatus {
  code: number;
}

/** Null in the browser, where the status has gone out already. */
export const PageStatusContext = createContext<PageStatus | null>(null);

/** Makes the server answer with `code` for this page; without effect in the browser. */
export function usePageStatus(code: number): void {
  const status = use(PageStatusContext);
  if (status) status.code = code;
}
