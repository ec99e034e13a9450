import { JOB_VIEWS, PAYMENT_EVENT_VIEWS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';
import { limitField, pageField, PaginationSchema } from '../platform/http/pagination.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Something that must be done later; what it is done with is not told, since that may name people. */
const SystemJobSchema = v.object({
  id: v.string(),
  task: v.string(),
  status: v.picklist(['stopped', 'failing', 'running', 'waiting']),
  attempts: Count,
  maxAttempts: Count,
  /** Of the last attempt; null while none has failed. */
  error: v.nullable(v.string()),
  createdAt: InstantField,
  /** When it is or was due next. */
  runAt: InstantField,
});
/** Something that must be done later. */
export type SystemJobDto = v.InferOutput<typeof SystemJobSchema>;

const SystemJobPageSchema = v.object({ jobs: v.array(SystemJobSchema), pagination: PaginationSchema });
/** One numbered page of jobs. */
export type SystemJobPageDto = v.InferOutput<typeof SystemJobPageSchema>;

/** An event of the payment provider; a failure is kept until the event has had its effect. */
const ReceivedPaymentEventSchema = v.object({
  id: v.string(),
  type: v.string(),
  receivedAt: InstantField,
  failure: v.nullable(v.object({ message: v.string(), tries: Count, failedAt: InstantField })),
});
/** An event of the payment provider. */
export type ReceivedPaymentEventDto = v.InferOutput<typeof ReceivedPaymentEventSchema>;

const PaymentEventPageSchema = v.object({
  events: v.array(ReceivedPaymentEventSchema),
  pagination: PaginationSchema,
});
/** One numbered page of events. */
export type PaymentEventPageDto = v.InferOutput<typeof PaymentEventPageSchema>;

/** A part that the shop stands on. */
const SystemPartSchema = v.object({
  name: v.picklist(['database', 'files', 'search', 'mail', 'payments', 'jobs']),
  isUp: v.boolean(),
  /** What it is, or what is wrong with it. */
  detail: v.string(),
});
/** A part that the shop stands on. */
export type SystemPartDto = v.InferOutput<typeof SystemPartSchema>;

/** A recurring job: minute, hour, day, month and day of the week in UTC, as in a crontab. */
const JobScheduleSchema = v.object({ task: v.string(), at: v.string(), lastRunAt: v.nullable(InstantField) });

/** A setting in force; of a secret it is told whether there is one. */
const SettingSchema = v.object({
  name: v.string(),
  /** Null where nothing is set, and of secrets. */
  value: v.nullable(v.string()),
  isSecret: v.boolean(),
  isSet: v.boolean(),
});

/** How the shop is doing, and by which settings it runs. */
const SystemStateSchema = v.object({
  parts: v.array(SystemPartSchema),
  jobCounts: v.object({
    stopped: Count,
    failing: Count,
    running: Count,
    waiting: Count,
    /** Since when the oldest job that is due waits; null when none does. */
    oldestDueAt: v.nullable(InstantField),
  }),
  /** Events of the payment provider without their effect. */
  failedEventCount: Count,
  schedules: v.array(JobScheduleSchema),
  /** These two are null where it was never done, or not with this data folder. */
  lastBackupAt: v.nullable(InstantField),
  lastDrillAt: v.nullable(InstantField),
  settings: v.array(SettingSchema),
});
/** How the shop is doing, and by which settings it runs. */
export type SystemStateDto = v.InferOutput<typeof SystemStateSchema>;

/** The named shapes of this domain. */
export const systemSchemas = {
  SystemJob: SystemJobSchema,
  SystemJobPage: SystemJobPageSchema,
  ReceivedPaymentEvent: ReceivedPaymentEventSchema,
  PaymentEventPage: PaymentEventPageSchema,
  SystemPart: SystemPartSchema,
  JobSchedule: JobScheduleSchema,
  Setting: SettingSchema,
  SystemState: SystemStateSchema,
};

const EventParams = v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)) });
const JobParams = v.object({ id: IdField });
const page = { page: pageField(), limit: limitField() };

/** Looking after the machinery of the shop. */
export const systemCalls = {
  state: defineCall({
    method: 'get',
    path: '/admin/system',
    summary:
      'Returns the health of every component, job counts, recurring jobs with their last run, and the effective settings.',
    auth: 'system.manage',
    response: SystemStateSchema,
    errors: [],
  }),
  jobs: defineCall({
    method: 'get',
    path: '/admin/system/jobs',
    summary: 'Lists jobs by state, newest first, at most 10,000.',
    auth: 'system.manage',
    query: v.object({ view: v.optional(v.picklist(JOB_VIEWS, 'Unknown view'), 'all'), ...page }),
    response: SystemJobPageSchema,
    errors: [],
  }),
  retryJob: defineCall({
    method: 'post',
    path: '/admin/system/jobs/{id}/retry',
    summary: 'Makes a job due now and resets its attempts.',
    auth: 'system.manage',
    params: JobParams,
    response: SystemJobSchema,
    errors: ['not_found', 'illegal_transition'],
  }),
  discardJob: defineCall({
    method: 'post',
    path: '/admin/system/jobs/{id}/discard',
    summary: 'Discards a job that will never be run.',
    auth: 'system.manage',
    params: JobParams,
    body: v.object({
      reason: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty('Please say why'),
        v.maxLength(500, 'At most 500 characters, please'),
      ),
    }),
    response: SystemJobSchema,
    errors: ['not_found', 'illegal_transition'],
  }),
  paymentEvents: defineCall({
    method: 'get',
    path: '/admin/system/payment-events',
    summary: 'Lists failed or processed payment events, newest first, at most 10,000.',
    auth: 'system.manage',
    query: v.object({ view: v.optional(v.picklist(PAYMENT_EVENT_VIEWS, 'Unknown view'), 'failed'), ...page }),
    response: PaymentEventPageSchema,
    errors: [],
  }),
  processPaymentEvent: defineCall({
    method: 'post',
    path: '/admin/system/payment-events/{id}/process',
    summary: 'Processes a failed payment event again.',
    auth: 'system.manage',
    params: EventParams,
    response: ReceivedPaymentEventSchema,
    errors: ['not_found', 'illegal_transition'],
  }),
};
