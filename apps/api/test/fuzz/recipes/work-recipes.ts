import { runJob } from '../../../src/jobs/run-job.ts'
import { TASKS } from '../../../src/jobs/task-table.ts'
import type { Kitchen, Recipe } from '../kitchen.ts'

/** A job in a state. */
const job =
  (state: string): Recipe =>
  async ({ t, caller }) => {
    const [row] = await t.rows<{ id: number }>(
      `insert into jobs (business_team_id, user_id, kind, state) values ($1, $2, 'spider_sources', $3) returning id`,
      [caller.teamId, caller.userId, state],
    )
    return { id: row?.id ?? 0 }
  }

const webhook: Recipe = async (kitchen) => ({ id: await kitchen.makeRow('webhooks') })

/** A channel that nothing else asks: the call changes where it leads. */
const channel: Recipe = async ({ t, serial }) => {
  const [row] = await t.rows<{ id: string }>(
    `insert into channels (name, title_zh, title_en, base_url, frame_url, created_at, updated_at)
     values ('unasked-' || $1 || '-' || gen_random_uuid(), '', '', 'https://gateway.example.com', '', now(), now())
     returning id::text as id`,
    [String(serial)],
  )
  return { id: row?.id ?? 0 }
}

async function delivery(kitchen: Kitchen) {
  const webhookId = await kitchen.makeRow('webhooks')
  await kitchen.t.rows('update webhooks set enabled = true where id = $1', [webhookId])
  const [row] = await kitchen.t.rows<{ id: number }>(
    `insert into webhook_deliveries (business_team_id, webhook_id, event, payload, state)
     values ($1, $2, 'content.checked', '{}', 'failed') returning id`,
    [kitchen.caller.teamId, webhookId],
  )
  return { id: row?.id ?? 0 }
}

/** Jobs, undo, conversations, files, plans and calls to the outside. */
export const WORK_RECIPES: Readonly<Record<string, Recipe>> = {
  'jobs.get': job('queued'),
  'jobs.cancel': job('queued'),
  'jobs.retry': job('failed'),
  'audit_events.undo': async ({ t, caller, world, serial }) => {
    const ids = world.idsOf('carry_contents')
    const id = ids[serial % ids.length]
    await caller.delete(`/api/v1/carry_contents/${id}`)
    const [row] = await t.rows<{ id: number }>(
      `select id from audit_events where operation = 'carry_contents.delete' order by id desc limit 1`,
    )
    return { id: row?.id ?? 0 }
  },
  'conversations.stop': async (kitchen) => {
    const id = await kitchen.makeRow()
    await kitchen.t.rows(
      `insert into conversation_messages (business_team_id, conversation_id, user_id, role, state)
       values ($1, $2, $3, 'assistant', 'streaming')`,
      [kitchen.caller.teamId, id, kitchen.caller.userId],
    )
    return { id }
  },
  'conversations.send_message': async (kitchen) => ({ id: await kitchen.makeRow() }),
  'exports.download': async (kitchen) => {
    const { t, caller } = kitchen
    const made = await caller.post('/api/v1/exports', { resource: 'carry_contents', format: 'csv' })
    const jobId = Number(made.body.data.attributes.job_id)
    await runJob({ database: t.database, services: t.services, tasks: TASKS }, jobId)
    return { id: String(made.body.data.id) }
  },
  'exports.get': async (kitchen) => ({ id: await kitchen.makeRow() }),
  'uploads.get': async (kitchen) => ({ id: await kitchen.makeRow() }),
  'uploads.file': async (kitchen) => ({ id: await kitchen.makeRow() }),
  'uploads.media': () => ({ query: { url: 'https://example.com/picture.png' } }),
  'plans.create': () => ({ attributes: { starts_on: undefined, ends_on: undefined } }),
  'plans.update': async (kitchen) => ({
    id: await kitchen.makeRow(),
    attributes: { starts_on: undefined, ends_on: undefined },
  }),
  'channels.get': channel,
  'channels.update': channel,
  'webhooks.get': webhook,
  'webhooks.update': webhook,
  'deliveries.get': delivery,
  'deliveries.replay': delivery,
}
