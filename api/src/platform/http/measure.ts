/** One value of a figure, told apart from its others by labels. */
interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A figure for Prometheus that is read when it is asked for. */
export interface Measure {
  readonly name: string;
  /** What it says, and in which unit. */
  readonly help: string;
  /** The names of its labels. */
  readonly labels?: readonly string[];
  readonly read: () => Promise<readonly Sample[]>;
}
