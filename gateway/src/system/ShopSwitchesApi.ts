import type { ShopSwitchName } from '@halfdrop/domain';
import type { ShopSwitch } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

interface Wanted {
  readonly isOn: boolean;
  readonly reason: string;
  readonly version: number;
}

/** What the shop does, and has stopped doing. */
export interface ShopSwitchesApi {
  list(): Promise<ShopSwitch[]>;
  set(name: ShopSwitchName, wanted: Wanted): Promise<ShopSwitch>;
}

/** Switches over REST. */
export function restShopSwitchesApi(client: RestClient): ShopSwitchesApi {
  return {
    list: () => client.get<ShopSwitch[]>(restPath`/admin/system/switches`),
    set: (name, wanted) => client.put<ShopSwitch>(restPath`/admin/system/switches/${name}`, wanted),
  };
}
