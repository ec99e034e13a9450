import { StartupError } from '../startup-error.ts';

/** The database schema does not fit this version of the shop, or could not be migrated to it. */
export class SchemaError extends StartupError {
  override readonly exitCode = 3;
}
