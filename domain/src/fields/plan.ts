import { requiredText } from './text.ts';

/** The most perks that a plan names. */
export const MAX_PLAN_PERKS = 8;
/** The longest trial, in days. */
export const MAX_TRIAL_DAYS = 90;

/** What a plan is called beside its neighbors. */
export const PlanNameField = requiredText('Name', 40);
/** Whom a plan is for, in a sentence. */
export const PlanDescriptionField = requiredText('Description', 120);
/** What a plan gives beside its limits. */
export const PlanPerkField = requiredText('A perk', 60);
