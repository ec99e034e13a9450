import { EventEmitter } from 'node:events';
import type { Logger } from '../../logging/logger.ts';

/** Position in the write-ahead log, in bytes. */
export type LogPosition = number;

/** Queries for the state of both servers. */
interface ReplicaProbe {
  /** Current WAL position of the primary. */
  readonly written: () => Promise<LogPosition>;
  /** WAL replay position of the replica; null when it is no longer a replica. */
  readonly replayed: () => Promise<LogPosition | null>;
}

/** Tracks whether a replica is recent enough to read from. */
export interface ReplicaWatch {
  isFit(): boolean;
  /** Returns the upper bound of the replication lag in seconds; infinite while unknown. */
  secondsBehind(): number;
  /** Awaits a query on the replica; rejects immediately once the replica becomes unfit. */
  whileFit<Answer>(answer: Promise<Answer>): Promise<Answer>;
  stop(): void;
}

const LOOK_EVERY_MS = 250;
const MAX_BEHIND_MS = 1000;
/**
 * How long the replica stays usable without the primary, in milliseconds: nothing is written meanwhile that it could
 * miss, but after a minute that is no longer certain.
 */
const PRIMARY_AWAY_MS = 60_000;

/**
 * Polls the replication lag several times a second by comparing WAL positions: the replica has everything the primary
 * had written at an earlier poll. PostgreSQL's own lag times are meaningless for a replica that lost its primary.
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
    // A replica whose probe hangs ages out by itself.
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

/** Age of the replica's data. */
class ReplicaAge {
  readonly #probe: ReplicaProbe;
  /** Positions of the primary with their time, starting with the last one the replica has reached. */
  #looks: { readonly at: number; readonly position: LogPosition }[] = [];
  #primaryAnsweredAt = performance.now();
  #upToDateAt = Number.NEGATIVE_INFINITY;
  #isAway = true;
  #isFit = false;

  constructor(probe: ReplicaProbe) {
    this.#probe = probe;
  }

  /** Whether the replica was fit at the last check. */
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
