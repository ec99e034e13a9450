import { earliestClosing } from '@halfdrop/domain';
import type { TestApp } from '../support/test-app.ts';

/** A request, built once its subject exists. */
interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * By endpoint, as in `POST /admin/coupons`: creates what the request changes. Receives the token of the owner who sends
 * it.
 */
export type StaffWrites = Readonly<Record<string, (app: TestApp, owner: string) => Promise<Request>>>;

/**
 * Sends a request of the owner that prepares a write.
 * @param owner the owner's token
 */
export function asOwner(app: TestApp, owner: string, method: 'get' | 'post' | 'put', path: string) {
  const request = app.http()[method](path);
  return request.set({ authorization: `Bearer ${owner}` });
}

/** The earliest day a studio may be closed, far enough in the future for other plans. */
export const closingDay = (app: TestApp) => earliestClosing(app.clock.now()).toISOString();
