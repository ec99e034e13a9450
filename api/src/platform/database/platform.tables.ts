/** The tables of the platform itself. */
export interface PlatformTables {
  platform_secret: { name: string; value: string };
}
