/** Events of webhooks, named as in the database's outbox. */
export const WEBHOOK_EVENTS = [
  'publish.published',
  'publish.refused',
  'publish.unknown',
  'publish.needs_human',
  'publish.doubled',
  'publish.queue_ended',
  'job.done',
  'job.failed',
  'job.cancelled',
] as const
