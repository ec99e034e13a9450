import type { CookieOptions, Request, Response } from 'express';
import { LINK_MILLISECONDS } from './download-link.ts';

const NAME = 'halfdrop-download';
const SENT_COOKIE = new RegExp(`(?:^|;)\\s*${NAME}=([\\w.-]{1,1000})(?:;|$)`);

/** Sets the cookie that authorizes a browser's links: HttpOnly and SameSite. */
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

/** Returns the link cookie of a request; empty without one. */
export function linkCookieOf({ headers }: Request): string {
  return SENT_COOKIE.exec(headers.cookie ?? '')?.[1] ?? '';
}
