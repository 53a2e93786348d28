import { declareChannel } from './channel-declaration.ts'
import { readFields } from './read-field.ts'

/** A notice for the person or the team. At least one of `title` and `message` is not empty. */
export interface NotificationsMessage {
  readonly kind: 'notice'
  /** In Chinese where `en` has it, too. */
  readonly title: string
  readonly message: string
  /** The same in English; null for a notice that was told in one language. */
  readonly en: { readonly title: string; readonly message: string } | null
  readonly level: 'info' | 'success' | 'warning' | 'error' | (string & {})
  /** The row of `system_notices`, where the notice is kept. */
  readonly noticeId: string | null
  /** Address of the console that shows what it speaks of. */
  readonly action: string | null
  /** The background work it speaks of. */
  readonly job: JobFacts | null
}

/** How far a job is; both counts are null where it does not say. */
export interface JobFacts {
  readonly id: string
  readonly state: string
  readonly doneCount: number | null
  readonly totalCount: number | null
}

/** Clients can call nothing on it. @source console spec §9 NotificationsChannel */
export const notificationsChannel = declareChannel<Record<string, never>, NotificationsMessage>(
  'NotificationsChannel',
  (raw) => {
    const fields = readFields(raw)
    if (!fields) return null
    const title = fields.text('title') ?? ''
    const message = fields.text('message') ?? ''
    if (title === '' && message === '') return null
    const id = fields.raw('notice_id')
    return {
      kind: 'notice',
      title,
      message,
      en: englishOf(fields.raw('en')),
      level: fields.text('level') ?? 'info',
      noticeId: typeof id === 'number' ? String(id) : fields.text('notice_id'),
      action: fields.text('action'),
      job: jobOf(fields.raw('job')),
    }
  },
)

function englishOf(raw: unknown): NotificationsMessage['en'] {
  const fields = readFields(raw)
  if (!fields) return null
  const [title, message] = [fields.text('title') ?? '', fields.text('message') ?? '']
  return title === '' && message === '' ? null : { title, message }
}

function jobOf(raw: unknown): JobFacts | null {
  const fields = readFields(raw)
  const id = fields?.text('id')
  if (!fields || !id) return null
  return {
    id,
    state: fields.text('state') ?? '',
    doneCount: fields.count('done_count'),
    totalCount: fields.count('total_count'),
  }
}
