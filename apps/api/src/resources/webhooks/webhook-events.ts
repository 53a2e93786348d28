/** What a webhook can be told; the outbox of the database names them alike. */
export const WEBHOOK_EVENTS = [
  'publish.published',
  'publish.refused',
  'publish.unknown',
  'publish.needs_human',
  'publish.queue_ended',
  'job.done',
  'job.failed',
  'job.cancelled',
] as const
