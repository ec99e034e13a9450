import { requiredText } from './text.ts';

/** Maximum number of perks listed by a plan. */
export const MAX_PLAN_PERKS = 8;
/** Maximum length of a trial, in days. */
export const MAX_TRIAL_DAYS = 90;

/** The name of a plan as shown in a list of plans. */
export const PlanNameField = requiredText('Name', 40);
/** One sentence on whom a plan is for. */
export const PlanDescriptionField = requiredText('Description', 120);
/** A perk of a plan beyond its limits. */
export const PlanPerkField = requiredText('A perk', 60);
