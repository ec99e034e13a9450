import { chakra } from '@chakra-ui/react';

/** Conditions common to all plans, shown wherever one is chosen. */
export const PlanConditions = () => (
  <chakra.p color="ink.muted" fontSize="15px">
    Upgrades take effect immediately, downgrades at the next billing cycle. Cancel any time and keep the plan to the end
    of what is paid. 30-day money-back guarantee on the first payment.
  </chakra.p>
);
