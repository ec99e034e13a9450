import { ReasonField, SHOP_SWITCHES } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { InstantField } from '../../platform/http/fields.ts';

const NameSchema = v.picklist(SHOP_SWITCHES, 'Unknown switch');
const Version = v.pipe(v.number('Must be a version'), v.integer(), v.minValue(0));

/** Whether the shop does something just now. */
const ShopSwitchSchema = v.object({
  name: NameSchema,
  isOn: v.boolean(),
  /** What people read who ask for it while it is off. */
  refusal: v.string(),
  /** Of the last change, as when it was; null where there was none. */
  reason: v.nullable(v.string()),
  changedAt: v.nullable(InstantField),
  /** Counts the changes. */
  version: Version,
});
/** Whether the shop does something just now. */
export type ShopSwitchDto = v.InferOutput<typeof ShopSwitchSchema>;

const SwitchBody = v.object({ isOn: v.boolean('Must be true or false'), reason: ReasonField, version: Version });
/** What is to be switched, and why. */
export type SwitchInput = v.InferOutput<typeof SwitchBody>;

/** The named shapes of switches. */
export const switchSchemas = { ShopSwitch: ShopSwitchSchema };

/** What the shop does, and has stopped doing. */
export const switchCalls = {
  shopSwitches: defineCall({
    method: 'get',
    path: '/admin/system/switches',
    summary: "Lists the shop's switches and whether each is on or off.",
    auth: 'system.manage',
    response: v.array(ShopSwitchSchema),
    errors: [],
  }),
  setShopSwitch: defineCall({
    method: 'put',
    path: '/admin/system/switches/{name}',
    summary: 'Turns a switch on or off. Takes effect in every process within two seconds.',
    auth: 'system.manage',
    params: v.object({ name: NameSchema }),
    body: SwitchBody,
    response: ShopSwitchSchema,
    errors: ['version_conflict'],
  }),
};
