import { readStored, writeStored } from '#lib/storage.ts';

const DEVICE_KEY = 'halfdrop.device';

/**
 * Returns the token this device received at an earlier sign-in: with it, wrong passwords tried elsewhere do not slow
 * down a sign-in here. It grants no access and outlives the session.
 */
export function readDeviceToken(): { readonly deviceToken?: string } {
  const deviceToken = readStored(DEVICE_KEY);
  return deviceToken === null ? {} : { deviceToken };
}

/** Stores the device token. */
export function keepDeviceToken(deviceToken: string): void {
  writeStored(DEVICE_KEY, deviceToken);
}
