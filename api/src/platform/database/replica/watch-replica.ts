import { EventEmitter } from 'node:events';
import type { Logger } from '../../logging/logger.ts';

/** Where a server is in the log of changes, in bytes since it began. */
export type LogPosition = number;

/** What is asked of both servers. */
interface ReplicaProbe {
  /** How far the primary has written. */
  readonly written: () => Promise<LogPosition>;
  /** How far the replica has followed; null when it is none any more. */
  readonly replayed: () => Promise<LogPosition | null>;
}

/** Knows whether a replica is fit to be asked. */
export interface ReplicaWatch {
  isFit(): boolean;
  /** Seconds by which it is behind at most; infinite while that is unknown. */
  secondsBehind(): number;
  /** Waits for what the replica is asked, and rejects at once when it is not fit to be asked any more. */
  whileFit<Answer>(answer: Promise<Answer>): Promise<Answer>;
  stop(): void;
}

const LOOK_EVERY_MS = 250;
const MAX_BEHIND_MS = 1000;
/** While the primary is away nothing is written that a replica could miss; after a minute nobody knows that any more. */
const PRIMARY_AWAY_MS = 60_000;

/**
 * Looks a few times a second how far a replica is behind: it has all that the primary had written at an earlier look. The
 * times that PostgreSQL tells by itself say nothing of a replica that has lost its primary.
 */
export function watchReplica(probe: ReplicaProbe, logger: Pick<Logger, 'info' | 'warn'>): ReplicaWatch {
  const age = new ReplicaAge(probe);
  const changes = new EventEmitter().setMaxListeners(0);
  let isLooking = false;

  function tell(): void {
    const wasFit = age.isFit;
    if (age.judge() === wasFit) return;
    if (!wasFit) return logger.info('The replica is asked');
    logger.warn({ secondsBehind: age.seconds }, 'The replica is not asked: it is behind, or away');
    changes.emit('unfit');
  }

  function look(): void {
    // One that hangs becomes too old by itself.
    tell();
    if (isLooking) return;
    isLooking = true;
    void age.look().finally(() => {
      isLooking = false;
      tell();
    });
  }

  look();
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return {
    isFit: () => age.isFit && age.isYoung,
    secondsBehind: () => age.seconds,
    whileFit: (answer) =>
      new Promise((resolve, reject) => {
        const giveUp = () => reject(new Error('The replica is not fit to be asked any more'));
        changes.once('unfit', giveUp);
        answer.then(resolve, reject).finally(() => changes.off('unfit', giveUp));
      }),
    stop: () => clearInterval(timer),
  };
}

/** How old the state is that a replica has. */
class ReplicaAge {
  readonly #probe: ReplicaProbe;
  /** What the primary had written and when, from the last look that the replica has caught up with. */
  #looks: { readonly at: number; readonly position: LogPosition }[] = [];
  #primaryAnsweredAt = performance.now();
  #upToDateAt = Number.NEGATIVE_INFINITY;
  #isAway = true;
  #isFit = false;

  constructor(probe: ReplicaProbe) {
    this.#probe = probe;
  }

  /** Whether it was fit when that was last judged. */
  get isFit(): boolean {
    return this.#isFit;
  }

  get seconds(): number {
    return (performance.now() - this.#upToDateAt) / 1000;
  }

  get isYoung(): boolean {
    return performance.now() - this.#upToDateAt <= MAX_BEHIND_MS;
  }

  judge(): boolean {
    this.#isFit = !this.#isAway && this.isYoung;
    return this.#isFit;
  }

  async look(): Promise<void> {
    const at = performance.now();
    const position = await this.#probe.written().catch(() => null);
    const reached = await this.#probe.replayed().catch(() => null);
    this.#isAway = reached === null;
    if (position !== null) {
      this.#primaryAnsweredAt = at;
      this.#looks.push({ at, position });
    }
    if (reached === null) return;
    const caughtUp = this.#looks.findLast((look) => look.position <= reached);
    if (caughtUp) {
      this.#looks = this.#looks.filter((look) => look.at >= caughtUp.at);
      this.#upToDateAt = caughtUp.at;
    }
    const isPrimaryAway = position === null && at - this.#primaryAnsweredAt < PRIMARY_AWAY_MS;
    if (isPrimaryAway && this.#isFit) this.#upToDateAt = at;
  }
}
