import { createHash } from 'node:crypto'
import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import type { FileAnswer } from '../../jsonapi/send-file.ts'
import { notFound } from '../../kernel/problem.ts'
import type { Template } from '../../kernel/template-layout.ts'
import { createProxyCache } from '../../media/proxy-cache.ts'
import { offload } from '../../offload/offload.ts'

interface Query {
  title?: string
  price?: string
  image?: string
}

const SAMPLE = { title: '轻量透气跑步鞋 回弹有力 Running shoes', price: '¥129.00' }
const MAX_BYTES = 10 * 2 ** 20
/** Max total size of cached previews and pictures. */
const CACHE_BYTES = 512 * 2 ** 20

/** Draws one template as its drawings will look. */
export async function askPreview(
  context: Context,
  { id, query }: { id: number; query: Query },
): Promise<() => Promise<FileAnswer>> {
  const { services, now } = context
  const { rows } = await sql<Template>`
    select t.width, t.height, t.layout from creative_templates t
    where t.id = ${id} and t.deleted_at is null and ${ownTeam(actorOf(context))}`.execute(
    context.db,
  )
  const [template] = rows
  if (!template) throw notFound(THINGS.pictureTemplate)
  return async () => {
    const answer =
      query.image === undefined
        ? undefined
        : await services.outbound.fetch(query.image, { accept: ['image/'], maxBytes: MAX_BYTES })
    const bytes = await offload.draw({
      template,
      picture: answer?.bytes,
      title: query.title ?? SAMPLE.title,
      price: query.price ?? SAMPLE.price,
    })
    const cache = createProxyCache(services.config.dataDir)
    const name = createHash('sha256').update(bytes).digest('hex')
    const kept = await cache.keep(`preview:${name}`, { bytes, type: 'image/jpeg', now })
    await cache.trim(CACHE_BYTES)
    return { path: kept.path, type: kept.type, name: `template-${id}.jpg`, as: 'inline' }
  }
}
