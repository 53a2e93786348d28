import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import { findChannel } from '../../gateway/find-channel.ts'
import type { AuthorContent, FlowCard, Paged } from '../../gateway/gateway.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { notFound } from '../../kernel/problem.ts'

interface PageQuery {
  'page[number]'?: number
  'page[size]'?: number
}

export async function prepareVideoList(
  context: Context,
  { id, query }: { id: number; query: PageQuery },
) {
  const { uid, channel } = await findLogin(context, id)
  const wanted = { page: query['page[number]'] ?? 1, size: query['page[size]'] ?? 20 }
  return () => context.services.gateway.videos(channel, uid, wanted)
}

export async function getVideoList(context: Context, { found }: { found: Paged<AuthorContent> }) {
  context.answer.meta.record_count = found.total
  // The author is the login, and pictures of a video add nothing to its cover.
  return found.data.map(
    ({ author_id: _a, kind: _k, images: _i, audio_text: _t, ...video }) => video,
  )
}

export async function prepareCardList(context: Context, { id }: { id: number }) {
  const { uid, channel } = await findLogin(context, id)
  return () => context.services.gateway.cards(channel, uid)
}

export async function getCardList(context: Context, { found }: { found: FlowCard[] }) {
  context.answer.meta.record_count = found.length
  return found
}

/**
 * The login of an id and the address of its platform.
 *
 * @throws Problem 404; 422 `unknown_channel`, 409 `channel_disabled`
 */
export async function findLogin(context: Context, id: number) {
  const { rows } = await sql<{
    id: number
    business_team_id: number
    platform: string
    uid: string
  }>`
    select t.id, t.business_team_id, t.platform, t.uid from access_accounts t
    where t.id = ${id} and t.deleted_at is null and ${ownOrTeam(actorOf(context))}`.execute(
    context.db,
  )
  const login = rows[0]
  if (!login) throw notFound(THINGS.accessAccount)
  const channel = await findChannel(context.db, context.services.keys, login.platform)
  return { ...login, channel }
}
