import { avatarPathOf, CAST_ACCOUNTS, expiresAt, hasExpired } from '@omc/demo-world'
import type { Db } from '../db/database.ts'
import type { TeamKey } from './demo-people.ts'
import type { SeedDeps, SeededPeople } from './seed-people.ts'

/** Uid at its platform and the person it belongs to. */
type Line = readonly [uid: string, owner: string | undefined]

const LINES: Readonly<Record<TeamKey, readonly Line[]>> = {
  xinghe: [
    ['xhs-20418', 'operator'],
    ['xhs-20977', 'operator'],
    ['73906', 'creator'],
    ['gd-5512', 'operator'],
    ['dr-8801', 'operator'],
    ['dr-8802', undefined],
    ['61027', 'operator'],
    ['jd-60418', 'creator'],
    ['dy-330012', undefined],
  ],
  yuanshan: [
    ['xhs-31766', 'operator2'],
    ['gd-6120', 'operator2'],
    ['dr-9107', undefined],
  ],
}

const DAY_MS = 86_400_000

/** Logins on outside platforms; some have run out. Their secrets are made up and sealed. */
export async function seedAccessAccounts(db: Db, people: SeededPeople, deps: SeedDeps) {
  const rows = (['xinghe', 'yuanshan'] as const).flatMap((team) =>
    LINES[team].map((line, i) => toRow(line, { team, i, people, deps })),
  )
  await db.insertInto('access_accounts').values(rows).execute()
}

interface Place {
  team: TeamKey
  i: number
  people: SeededPeople
  deps: SeedDeps
}

function toRow([uid, owner]: Line, { team, i, people, deps: { keys, config, now } }: Place) {
  const cast = CAST_ACCOUNTS.find((one) => one.uid === uid)
  if (!cast) throw new Error(`the demo world has no account ${uid}`)
  const { platform, nickname, category, followers, level, validDays } = cast
  const place = `access_accounts/${platform}/${uid}`
  const ago = (count: number) => new Date(now.getTime() - count * DAY_MS)
  const withSecret = i % 3 === 0
  const isOver = hasExpired(cast)
  return {
    business_team_id: people.teams[team],
    user_id: (owner === undefined ? undefined : people.users.get(owner)?.id) ?? null,
    platform,
    uid,
    nickname,
    category,
    avatar: config.sandboxUrl + avatarPathOf(uid),
    username: `${platform}_${uid}`,
    email: `${uid}@example.com`,
    summary: `专注${category}内容`,
    remark: isOver ? '登录已过期，请重新授权' : '',
    device_no: withSecret ? `OMC-${String(i + 1).padStart(3, '0')}` : '',
    level,
    fans_count: followers,
    permission: !isOver,
    secret_sealed: withSecret ? keys.seal(`demo-secret-${uid}`, `${place}/secret`) : null,
    secret_set_at: withSecret ? ago(i + 3) : null,
    cookies_sealed: keys.seal(`sid=demo-${uid}`, `${place}/cookies`),
    cookies_set_at: ago(i + 1),
    expires_at: new Date(expiresAt(cast, now.getTime())),
    verified_at: isOver ? ago(-validDays) : ago(1),
    verify_message: isOver ? '登录已失效，请重新授权' : null,
    created_at: ago(50 - i),
    updated_at: new Date(now.getTime() - i * 3_600_000),
  }
}
