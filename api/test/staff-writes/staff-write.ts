import { earliestClosing } from '@halfdrop/domain';
import type { TestApp } from '../support/test-app.ts';

/** What a call is made with, once there is something to do it to. */
interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** By call, as in `POST /admin/coupons`: makes what the call changes. Gets the token of the owner who makes the call. */
export type StaffWrites = Readonly<Record<string, (app: TestApp, owner: string) => Promise<Request>>>;

/**
 * A request of the owner that prepares a write.
 * @param owner their token
 */
export function asOwner(app: TestApp, owner: string, method: 'get' | 'post' | 'put', path: string) {
  const request = app.http()[method](path);
  return request.set({ authorization: `Bearer ${owner}` });
}

/** The first day on which a studio may be closed, far enough off for whatever else is planned. */
export const closingDay = (app: TestApp) => earliestClosing(app.clock.now()).toISOString();
