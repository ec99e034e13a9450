/** What a toast says. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** Errors are announced at once and stay longer. */
  readonly status: 'success' | 'error' | 'info';
}

/** A toast that is on the screen. */
export interface ShownToast extends ToastMessage {
  readonly id: number;
}

const LIFE_MS = { success: 5000, info: 5000, error: 8000 } as const;
const MOST_AT_ONCE = 3;

const listeners = new Set<() => void>();
const noToasts: readonly ShownToast[] = [];
let shown: readonly ShownToast[] = noToasts;
let lastId = 0;

function show(toasts: readonly ShownToast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}

/** Takes a toast off the screen; unknown ids are harmless. */
export function dismissToast(id: number): void {
  show(shown.filter((entry) => entry.id !== id));
}

/** Shows a message in the corner for some seconds: 5 s, errors 8 s. At most three stand there at once. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  const id = lastId;
  show([...shown, { ...message, id }].slice(-MOST_AT_ONCE));
  setTimeout(() => dismissToast(id), LIFE_MS[message.status]);
}

/** The toasts on the screen, oldest first. */
export function readToasts(): readonly ShownToast[] {
  return shown;
}

/** No toasts: what the server renders. */
export function readNoToasts(): readonly ShownToast[] {
  return noToasts;
}

/** Tells when toasts come and go. Returns the function that ends it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
