import { ReasonField, SHOP_SWITCHES } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../../platform/http/contract.ts';
import { InstantField } from '../../platform/http/fields.ts';

const NameSchema = v.picklist(SHOP_SWITCHES, 'Unknown switch');
const Version = v.pipe(v.number('Must be a version'), v.integer(), v.minValue(0));

/** State of a switch. */
const ShopSwitchSchema = v.object({
  name: NameSchema,
  isOn: v.boolean(),
  /** Message shown to users while it is off. */
  refusal: v.string(),
  /** Reason of the last change, as is its time; null if there was none. */
  reason: v.nullable(v.string()),
  changedAt: v.nullable(InstantField),
  /** Incremented by every change. */
  version: Version,
});
/** State of a switch. */
export type ShopSwitchDto = v.InferOutput<typeof ShopSwitchSchema>;

const SwitchBody = v.object({ isOn: v.boolean('Must be true or false'), reason: ReasonField, version: Version });
/** A new switch state, and the reason. */
export type SwitchInput = v.InferOutput<typeof SwitchBody>;

/** Named schemas for switches. */
export const switchSchemas = { ShopSwitch: ShopSwitchSchema };

/** Endpoints for switches. */
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
