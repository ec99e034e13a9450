/** A setting that the process runs by. */
export interface SettingInForce {
  readonly name: string;
  /** Null where nothing is set, and of secrets. */
  readonly value: string | null;
  readonly isSecret: boolean;
  readonly isSet: boolean;
}
