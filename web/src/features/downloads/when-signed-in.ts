import { readSession } from '#lib/session.ts';
import { whenSignedIn } from '#lib/sign-in-request.ts';
import { toast } from '#ui/toast.ts';

const loginReason = 'Please log in to download patterns.';

/** Starts a download; visitors are asked to sign in first. */
export function downloadWhenSignedIn(download: () => Promise<unknown>): void {
  if (!readSession()) toast({ status: 'error', title: 'Login Required', description: loginReason });
  whenSignedIn(loginReason, () => void download());
}
