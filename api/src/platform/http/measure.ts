/** One labeled value of a metric. */
interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Prometheus gauge, read on scrape. */
export interface Measure {
  readonly name: string;
  /** Description, including the unit. */
  readonly help: string;
  /** Label names. */
  readonly labels?: readonly string[];
  readonly read: () => Promise<readonly Sample[]>;
}
