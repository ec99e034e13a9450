import * as v from 'valibot';
import { openSession, readSession, SessionUserSchema, type Session } from './session.ts';
import { readStored, writeStored } from './storage.ts';

const KEY = 'staffView';

const StaffViewSchema = v.object({
  /** Impersonation token. */
  viewToken: v.string(),
  expiresAt: v.string(),
  /** The staff member's own session. */
  own: v.object({ token: v.string(), user: SessionUserSchema }),
});
/** An active impersonation. */
type StaffView = v.InferOutput<typeof StaffViewSchema>;

/** Switches to another user's session; the staff member's own is kept for {@link endStaffView}. */
export function startStaffView(seen: Session, expiresAt: string): void {
  const own = readSession();
  if (!own) return;
  writeStored(KEY, JSON.stringify({ viewToken: seen.token, expiresAt, own }));
  openSession(seen);
}

/** Returns the active impersonation; null if there is none. */
export function readStaffView(): StaffView | null {
  try {
    const { success, output } = v.safeParse(StaffViewSchema, JSON.parse(readStored(KEY) ?? 'null'));
    return success ? output : null;
  } catch {
    return null;
  }
}

/** Returns to the staff member's own session. */
export function endStaffView(): void {
  const view = readStaffView();
  writeStored(KEY, null);
  if (view) openSession(view.own);
}
