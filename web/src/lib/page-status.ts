import { createContext, use } from 'react';

/** HTTP status of the page that the server is rendering. */
export interface PageStatus {
  code: number;
}

/** Null in the browser, where the status has already been sent. */
export const PageStatusContext = createContext<PageStatus | null>(null);

/** Sets the HTTP status of a server-rendered page; no effect in the browser. */
export function usePageStatus(code: number): void {
  const status = use(PageStatusContext);
  if (status) status.code = code;
}
