import { JOB_VIEWS, PAYMENT_EVENT_VIEWS } from '@halfdrop/domain';
import * as v from 'valibot';
import { defineCall } from '../platform/http/contract.ts';
import { IdField, InstantField } from '../platform/http/fields.ts';
import { limitField, pageField, PaginationSchema } from '../platform/http/pagination.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A background job; its payload is not disclosed, since it may contain personal data. */
const SystemJobSchema = v.object({
  id: v.string(),
  task: v.string(),
  status: v.picklist(['stopped', 'failing', 'running', 'waiting']),
  attempts: Count,
  maxAttempts: Count,
  /** Error of the last attempt; null if none has failed. */
  error: v.nullable(v.string()),
  createdAt: InstantField,
  /** When it is or was next due. */
  runAt: InstantField,
});
/** A background job. */
export type SystemJobDto = v.InferOutput<typeof SystemJobSchema>;

const SystemJobPageSchema = v.object({ jobs: v.array(SystemJobSchema), pagination: PaginationSchema });
/** One numbered page of jobs. */
export type SystemJobPageDto = v.InferOutput<typeof SystemJobPageSchema>;

/** A payment event; a failed one is kept until it is processed. */
const ReceivedPaymentEventSchema = v.object({
  id: v.string(),
  type: v.string(),
  receivedAt: InstantField,
  failure: v.nullable(v.object({ message: v.string(), tries: Count, failedAt: InstantField })),
});
/** A payment event. */
export type ReceivedPaymentEventDto = v.InferOutput<typeof ReceivedPaymentEventSchema>;

const PaymentEventPageSchema = v.object({
  events: v.array(ReceivedPaymentEventSchema),
  pagination: PaginationSchema,
});
/** One numbered page of events. */
export type PaymentEventPageDto = v.InferOutput<typeof PaymentEventPageSchema>;

/** A part that the shop depends on. */
const SystemPartSchema = v.object({
  name: v.picklist(['database', 'files', 'search', 'mail', 'payments', 'jobs']),
  isUp: v.boolean(),
  /** What it is, or what is wrong with it. */
  detail: v.string(),
});
/** A part that the shop depends on. */
export type SystemPartDto = v.InferOutput<typeof SystemPartSchema>;

/** A recurring job: minute, hour, day, month and weekday in UTC, in crontab format. */
const JobScheduleSchema = v.object({ task: v.string(), at: v.string(), lastRunAt: v.nullable(InstantField) });

/** A current setting; for a secret only whether it is set. */
const SettingSchema = v.object({
  name: v.string(),
  /** Null if unset, and for secrets. */
  value: v.nullable(v.string()),
  isSecret: v.boolean(),
  isSet: v.boolean(),
});

/** Health and settings of the shop. */
const SystemStateSchema = v.object({
  parts: v.array(SystemPartSchema),
  jobCounts: v.object({
    stopped: Count,
    failing: Count,
    running: Count,
    waiting: Count,
    /** Since when the oldest due job waits; null if none does. */
    oldestDueAt: v.nullable(InstantField),
  }),
  /** Number of failed payment events. */
  failedEventCount: Count,
  schedules: v.array(JobScheduleSchema),
  /** Like the next field, null if it was never done, or not with this data folder. */
  lastBackupAt: v.nullable(InstantField),
  lastDrillAt: v.nullable(InstantField),
  settings: v.array(SettingSchema),
});
/** Health and settings of the shop. */
export type SystemStateDto = v.InferOutput<typeof SystemStateSchema>;

/** Named schemas of this domain. */
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

/** Endpoints for operating the shop. */
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
