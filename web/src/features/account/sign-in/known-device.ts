import { readStored, writeStored } from '#lib/storage.ts';

const DEVICE_KEY = 'halfdrop.device';

/**
 * What the server gave this device at an earlier sign-in: with it, wrong passwords that strangers try elsewhere do not
 * hold up a sign-in here. It opens nothing by itself and stays when the session ends.
 */
export function readDeviceToken(): { readonly deviceToken?: string } {
  const deviceToken = readStored(DEVICE_KEY);
  return deviceToken === null ? {} : { deviceToken };
}

/** Keeps what the server gave this device. */
export function keepDeviceToken(deviceToken: string): void {
  writeStored(DEVICE_KEY, deviceToken);
}
