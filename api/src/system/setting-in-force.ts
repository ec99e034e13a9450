/** A setting of the running process. */
export interface SettingInForce {
  readonly name: string;
  /** Null if unset, and for secrets. */
  readonly value: string | null;
  readonly isSecret: boolean;
  readonly isSet: boolean;
}
