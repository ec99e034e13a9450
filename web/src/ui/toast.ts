/** Content of a toast. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** Errors are announced assertively and stay longer. */
  readonly status: 'success' | 'error' | 'info';
  /** True if the action also navigates: the toast stays on the next page. */
  readonly isForNextPage?: boolean;
  /** True if it stays until another replaces it. */
  readonly isLasting?: boolean;
  /** Optional follow-up action. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** A visible toast. */
export interface ShownToast extends ToastMessage {
  readonly id: number;
}

const LIFE_MS = { success: 5000, info: 5000, error: 8000 } as const;

const listeners = new Set<() => void>();
const noToasts: readonly ShownToast[] = [];
let shown: readonly ShownToast[] = noToasts;
let lastId = 0;

function show(toasts: readonly ShownToast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}

/** Dismisses a toast; unknown ids are ignored. */
export function dismissToast(id: number): void {
  show(shown.filter((entry) => entry.id !== id));
}

/** Clears toasts of the previous page. */
export function clearToasts(): void {
  if (shown.length > 0) show(shown.filter(({ isForNextPage }) => isForNextPage === true));
}

/** Shows a toast for 5 s, errors for 8 s, or until replaced if it is lasting. Replaces the previous one. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  const id = lastId;
  show([{ ...message, id }]);
  if (!message.isLasting) setTimeout(() => dismissToast(id), LIFE_MS[message.status]);
}

/** Returns the visible toast, if any. */
export function readToasts(): readonly ShownToast[] {
  return shown;
}

/** Returns no toasts: the server snapshot. */
export function readNoToasts(): readonly ShownToast[] {
  return noToasts;
}

/** Subscribes to changes of the toasts. Returns the unsubscribe function. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
