import { THINGS } from '@omc/core/problems'
import type { Selectable } from 'kysely'
import T, { type Static } from 'typebox'
import type { CreatorContentsTable } from '../../db/creator-tables.ts'
import { findRows } from '../../jsonapi/batch.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import type { Context } from '../../jsonapi/context.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { Closed, Json } from '../../jsonapi/schema.ts'
import { notFound, problem } from '../../kernel/problem.ts'
import { topicToPublish } from '../../workflows/channel-topics.ts'
import { findAccount } from '../../workflows/find-account.ts'
import type { Account } from '../../workflows/publish-matching.ts'
import { chooseItems } from './choose-items.ts'
import { findAssigned } from './find-assigned.ts'

export type CreatorContent = Selectable<CreatorContentsTable>

export interface ParamsInput {
  uid?: string
  draft?: boolean
  activity?: boolean
}

/** Parameters of a creator content that go to the channel. */
export const PublishParams = Closed({
  uid: T.String(),
  platform: T.String(),
  account_name: T.String(),
  title: T.String(),
  desc: T.String(),
  topic: T.String(),
  images: T.Array(T.String()),
  paragraphs: T.Array(T.String()),
  items: T.Array(Json),
  draft: T.Boolean(),
  activity: T.Boolean(),
})
type PublishParams = Static<typeof PublishParams>

/** Handled images before the plain ones; at most two of the goods, chosen at random. */
export function paramsFor(
  content: CreatorContent,
  account: Account,
  { draft = false, activity = false }: ParamsInput,
  random: () => number,
): PublishParams {
  return {
    uid: account.uid,
    platform: account.platform,
    account_name: account.nickname,
    title: content.title,
    desc: content.desc,
    topic: content.topic,
    images: content.make_images.length > 0 ? content.make_images : content.images,
    paragraphs: content.paragraphs,
    items: chooseItems(content.items.filter(isObject), random),
    draft,
    activity,
  }
}

/**
 * Puts together what would be published and keeps it on the content.
 *
 * @throws Problem 404, 409 `no_account`
 */
export async function getPublishParams(
  context: Context,
  resource: Resource,
  { id, input }: { id: number; input: ParamsInput },
  random: () => number,
): Promise<PublishParams> {
  const { rows } = await findRows<CreatorContent>(context, resource, [String(id)])
  const [content] = rows
  if (!content) throw notFound(THINGS.content)
  const account =
    input.uid === undefined
      ? (await findAssigned(context, [content])).get(content.id)
      : await findAccount(context, input.uid)
  if (!account)
    throw problem(
      'no_account.content',
      {},
      {
        source: { pointer: '/data/attributes/uid' },
      },
    )
  const topic = await topicToPublish(context.db, account, content)
  const params = paramsFor({ ...content, topic }, account, input, random)
  await changeRows(context, {
    operation: 'creator_contents.get_publish_params',
    resource,
    ids: [id],
    set: { publish_params: params },
  })
  return params
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
