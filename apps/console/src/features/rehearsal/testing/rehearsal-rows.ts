/** Rows of the wire, as far as a rehearsal reads them. */
const row = (type: string, id: string, attributes: object) => ({ type, id, attributes })

type QueueRow = {
  readonly id: string
  readonly title: string
  readonly status?: string
  readonly wait_why?: string
  readonly content_id?: string
}

export const queueRow = ({ id, ...given }: QueueRow) =>
  row('publish_contents', id, {
    uid: '88213',
    studio_account_id: '9',
    channel: 'jd',
    platform: 'jd',
    desc: '轻薄透气',
    images: [`https://pictures.example/${id}.jpg`],
    paragraphs: [],
    items: [],
    topic: '',
    draft: false,
    activity: false,
    status: 'queued',
    priority: 0,
    release_at: null,
    wait_until: null,
    wait_why: null,
    content_id: null,
    ...given,
  })

export const accountRow = (given: object = {}) =>
  row('studio_accounts', '9', {
    uid: '88213',
    platform: 'jd',
    permitted: true,
    expires_at: null,
    cooldown_until: null,
    queue_ended_why: null,
    day_task_count: 0,
    day_publish_count: 0,
    day_counted_count: 0,
    publish_gap_s: 0,
    timezone: 'Asia/Shanghai',
    quiet_from: null,
    quiet_to: null,
    ...given,
  })

/** What the server says of the queue of that account. */
export const heldRow = (given: object = {}) => ({ id: '9', holder: null, holds: [], ...given })

export const ruleRow = () =>
  row('channel_rules', '1', {
    channel: 'jd',
    title_min: 1,
    title_max: 28,
    desc_max: 1000,
    paragraphs_max: 30,
    images_min: 1,
    images_max: 15,
    image_ratios: [],
    topics_max: 3,
    items_max: 10,
    banned_words: [{ word: '最便宜', level: 'forbid', suggestion: '实惠', reason: '广告法' }],
    enabled: true,
  })

export const contentRow = ({ id, ...given }: { id: string; title: string; status?: string }) =>
  row('carry_contents', id, {
    desc: '轻薄透气',
    images: [`https://pictures.example/${id}.jpg`],
    paragraphs: [],
    items: [],
    topic: '',
    status: 'checked',
    ...given,
  })
