/** A caller waits for a `request`; `background` work starts only when nothing else is queued. */
export type WorkPriority = 'request' | 'background';

/** Decides the order of work. */
export interface WorkQueue<Item, Urgency> {
  add(item: Item, urgency: Urgency): void;
  /** Takes out the next item. */
  next(): Item | undefined;
  /** Reports that an item taken out is finished, successfully or not. */
  done(item: Item): void;
  /** Raises the priority of queued work; does nothing if it is no longer queued. */
  raise(isWanted: (item: Item) => boolean, urgency: Urgency): void;
  /** Takes out all remaining items. */
  drain(): Item[];
}

/** Creates a queue that serves requests first, in order of arrival. */
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
