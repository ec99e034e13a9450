import type { CookieOptions, Request, Response } from 'express';
import { LINK_MILLISECONDS } from './download-link.ts';

const NAME = 'halfdrop-download';
const SENT_COOKIE = new RegExp(`(?:^|;)\\s*${NAME}=([\\w.-]{1,1000})(?:;|$)`);

/** Gives a browser the cookie that its links work with: no script reads it, and no other site has it sent. */
export function setLinkCookie(response: Response, value: string, { isSecure }: { readonly isSecure: boolean }): void {
  const options: CookieOptions = {
    path: '/api/downloads',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    maxAge: LINK_MILLISECONDS,
  };
  response.cookie(NAME, value, options);
}

/** The cookie a browser sends with a link; empty without one. */
export function linkCookieOf({ headers }: Request): string {
  return SENT_COOKIE.exec(headers.cookie ?? '')?.[1] ?? '';
}
