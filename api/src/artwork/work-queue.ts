/** Someone waits for a `request`; `background` work starts only when nothing else is left to start. */
export type WorkPriority = 'request' | 'background';

/** In which order work is begun. */
export interface WorkQueue<Item, Urgency> {
  add(item: Item, urgency: Urgency): void;
  /** Takes out what is to be begun next. */
  next(): Item | undefined;
  /** What was taken out is done, or has failed. */
  done(item: Item): void;
  /** Gives waiting work a better place; nothing happens when it waits no more. */
  raise(isWanted: (item: Item) => boolean, urgency: Urgency): void;
  /** Takes out all that is left. */
  drain(): Item[];
}

/** Requests go first, in the order of their arrival. */
export function createPriorityQueue<Item>(): WorkQueue<Item, WorkPriority> {
  const waiting: Record<WorkPriority, Item[]> = { request: [], background: [] };
  return {
    add: (item, priority) => void waiting[priority].push(item),
    next: () => waiting.request.shift() ?? waiting.background.shift(),
    done: () => undefined,
    raise(isWanted, priority) {
      const place = priority === 'request' ? waiting.background.findIndex(isWanted) : -1;
      if (place >= 0) waiting.request.push(...waiting.background.splice(place, 1));
    },
    drain: () => [...waiting.request.splice(0), ...waiting.background.splice(0)],
  };
}
