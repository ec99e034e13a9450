/** What a toast says. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** Errors are announced at once and stay longer. */
  readonly status: 'success' | 'error' | 'info';
  /** True where what it tells of leads to another page: it stays in view there. */
  readonly isForNextPage?: boolean;
  /** True where it stands until another takes its place. */
  readonly isLasting?: boolean;
  /** What may be done about it. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** A toast that is on the screen. */
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

/** Takes a toast off the screen; unknown ids are harmless. */
export function dismissToast(id: number): void {
  show(shown.filter((entry) => entry.id !== id));
}

/** Takes away what was said of the page that is left. */
export function clearToasts(): void {
  if (shown.length > 0) show(shown.filter(({ isForNextPage }) => isForNextPage === true));
}

/** Shows a message for some seconds, 5 s, errors 8 s, unless it is lasting. It takes the place of the one before. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  const id = lastId;
  show([{ ...message, id }]);
  if (!message.isLasting) setTimeout(() => dismissToast(id), LIFE_MS[message.status]);
}

/** The toast on the screen, if there is one. */
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
