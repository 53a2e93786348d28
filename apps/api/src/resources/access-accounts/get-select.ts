import { sql } from 'kysely'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { search } from '../../jsonapi/filters.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { ofNamedTeam, TEAM_NAME } from '../../workflows/select-options.ts'

const SELECT_LIMIT = 100

interface Row {
  id: number
  nickname: string
  uid: string
  platform: string
  avatar: string
  expired: boolean
  team_name: string
}

/** Logins to choose from. @source domain: verb table (get_select) */
export async function getSelect(
  context: Context,
  { query }: { query: { search?: string; platform?: string; business_team_id?: string } },
) {
  const found = query.search
    ? search('nickname', 'uid', 'username').where(query.search)
    : sql<boolean>`true`
  const { rows } = await sql<Row>`
    select t.id, t.nickname, t.uid, t.platform, t.avatar,
      coalesce(t.expires_at <= ${context.now}, false) as expired, ${TEAM_NAME} as team_name
    from access_accounts t
    where t.deleted_at is null and ${ownOrTeam(actorOf(context))} and ${found} and ${ofNamedTeam(query)}
      and (${query.platform ?? null}::text is null or t.platform = ${query.platform ?? null})
    order by t.nickname, t.id limit ${SELECT_LIMIT}`.execute(context.db)
  return rows.map(({ id, nickname, ...row }) => ({
    id: String(id),
    label: nickname === '' ? row.uid : `${nickname}（${row.uid}）`,
    ...row,
  }))
}
