import type { ShopSwitchName } from '@halfdrop/domain';
import type { ShopSwitch } from '../generated/rest.ts';
import type { RestClient } from '../platform/rest-client.ts';
import { restPath } from '../platform/rest-path.ts';

interface Wanted {
  readonly isOn: boolean;
  readonly reason: string;
  readonly version: number;
}

/** API for shop switches. */
export interface ShopSwitchesApi {
  list(): Promise<ShopSwitch[]>;
  set(name: ShopSwitchName, wanted: Wanted): Promise<ShopSwitch>;
}

/** Creates a `ShopSwitchesApi` that calls the REST API. */
export function restShopSwitchesApi(client: RestClient): ShopSwitchesApi {
  return {
    list: () => client.get<ShopSwitch[]>(restPath`/admin/system/switches`),
    set: (name, wanted) => client.put<ShopSwitch>(restPath`/admin/system/switches/${name}`, wanted),
  };
}
