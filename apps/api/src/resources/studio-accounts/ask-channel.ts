import { findChannel } from '../../gateway/find-channel.ts'
import type { AccountGroup, Paged, Topic } from '../../gateway/gateway.ts'
import { findRows } from '../../jsonapi/batch.ts'
import type { Context } from '../../jsonapi/context.ts'
import { notFound } from '../../kernel/problem.ts'
import { keepTopicNames } from '../../workflows/channel-topics.ts'
import { studioAccountRows } from './studio-account-rows.ts'

interface TopicInput {
  studio_account_id?: string
  platform?: string
  q?: string
  page?: number
  size?: number
}
type FoundTopics = Paged<Topic> & { channel: string }
const TOPICS = 20
/** Pieces of this channel live by their topics. */
const DEFAULT_PLATFORM = 'guangguang'

/**
 * Topics of a channel, for an account where one is given.
 *
 * @throws Problem 404; what the channel answers (502, 503)
 */
export async function findTopics(
  context: Context,
  { input }: { input: TopicInput },
): Promise<() => Promise<FoundTopics>> {
  const account =
    input.studio_account_id === undefined
      ? undefined
      : await seeAccount(context, input.studio_account_id)
  const platform = account?.platform ?? input.platform ?? DEFAULT_PLATFORM
  const { gateway, keys } = context.services
  const channel = await findChannel(context.db, keys, platform)
  const wanted = {
    page: input.page ?? 1,
    size: input.size ?? TOPICS,
    ...(input.q === undefined ? {} : { q: input.q }),
    ...(account ? { uid: account.uid } : {}),
  }
  return async () => ({ channel: platform, ...(await gateway.topics(channel, wanted)) })
}

/** Answers the topics; their names are kept, for accounts hold them by number. */
export async function getTopic({ db, now }: Context, { found }: { found: FoundTopics }) {
  const { channel, data: topics, total } = found
  await keepTopicNames(db, { channel, topics, now })
  return { topics, total }
}

/** @throws Problem 404; what the channel answers (502, 503) */
export async function findGroups(
  context: Context,
  { query }: { query: { studio_account_id: string } },
): Promise<() => Promise<AccountGroup[]>> {
  const { platform, uid } = await seeAccount(context, query.studio_account_id)
  const { gateway, keys } = context.services
  const channel = await findChannel(context.db, keys, platform)
  return () => gateway.accountGroups(channel, uid)
}

export const getGroups = async (_context: Context, { found }: { found: AccountGroup[] }) =>
  found.map(({ group_id: id, name, accounts_count: count }) => ({
    id,
    label: name,
    accounts_count: count,
  }))

async function seeAccount(context: Context, id: string) {
  const { rows } = await findRows<{ platform: string; uid: string }>(context, studioAccountRows, [
    id,
  ])
  const [account] = rows
  if (!account) throw notFound(studioAccountRows.label)
  return account
}
