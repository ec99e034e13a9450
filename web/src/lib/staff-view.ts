import * as v from 'valibot';
import { openSession, readSession, SessionUserSchema, type Session } from './session.ts';
import { readStored, writeStored } from './storage.ts';

const KEY = 'staffView';

const StaffViewSchema = v.object({
  /** The token by which the shop is seen as another person sees it. */
  viewToken: v.string(),
  expiresAt: v.string(),
  /** The session of whoever looks on. */
  own: v.object({ token: v.string(), user: SessionUserSchema }),
});
/** How somebody of the staff sees the shop as another person does. */
type StaffView = v.InferOutput<typeof StaffViewSchema>;

/** Goes on in the session of another person; the own one waits for {@link endStaffView}. */
export function startStaffView(seen: Session, expiresAt: string): void {
  const own = readSession();
  if (!own) return;
  writeStored(KEY, JSON.stringify({ viewToken: seen.token, expiresAt, own }));
  openSession(seen);
}

/** How the shop is seen as another person sees it; null when it is not. */
export function readStaffView(): StaffView | null {
  try {
    const { success, output } = v.safeParse(StaffViewSchema, JSON.parse(readStored(KEY) ?? 'null'));
    return success ? output : null;
  } catch {
    return null;
  }
}

/** Goes back to the own session. */
export function endStaffView(): void {
  const view = readStaffView();
  writeStored(KEY, null);
  if (view) openSession(view.own);
}
