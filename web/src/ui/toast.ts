/** A short message that comes and goes. */
export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly status?: 'success' | 'error' | 'info';
}

/** A toast on the screen. */
export interface ShownToast extends Toast {
  readonly id: number;
}

const listeners = new Set<() => void>();
const none: readonly ShownToast[] = [];
let shown = none;
let nextId = 1;

/** Milliseconds a toast stays; errors stay longer because they ask for an action. */
const lifetime = { success: 5000, info: 5000, error: 9000 };

function change(toasts: readonly ShownToast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}

/** Shows a message at the edge of the page and reads it to screen readers. */
export function toast({ status = 'success', ...rest }: Toast): void {
  const id = nextId++;
  change([...shown.slice(-2), { ...rest, status, id }]);
  setTimeout(() => dismissToast(id), lifetime[status]);
}

/** Takes a message off before its time. */
export const dismissToast = (id: number): void => change(shown.filter((entry) => entry.id !== id));

/** The messages on the screen, for `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => shown,
  readOnServer: () => none,
};
