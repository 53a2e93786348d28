import { says } from '@omc/core/problems'
import T from 'typebox'
import { businessDay, daysBefore } from '../../orders/business-day.ts'
import { eachPage } from '../../orders/each-page.ts'
import { storeStudioOrders, storeTeamOrders } from '../../orders/store-orders.ts'
import { storeRelations } from '../../orders/store-relations.ts'
import { defineTask } from '../define-task.ts'
import type { TaskRun } from '../task.ts'
import { channelOf, forEachOf, reportMissed, teamAccounts, type TeamAccount } from './team-work.ts'

/** Orders settle and are refunded for weeks after they were paid. */
const DEFAULT_DAYS = 30

interface Range {
  since: string
  until: string
}

/**
 * Brings in who is bound to the team, the orders of these people, and the orders of the team's own
 * accounts. Everything is kept by its number at the channel, so a second run changes what changed.
 *
 * @source resources §7 (sync_remote_info); domain: verb table (sync_*)
 */
export const syncTeamOrders = defineTask({
  kind: 'sync_team_orders',
  title: { zh: '同步团队关系与订单', en: 'Team and order sync' },
  retryDelaysMs: [5000, 30_000, 120_000],
  input: T.Object({
    since: T.Optional(T.String()),
    until: T.Optional(T.String()),
    platform: T.Optional(T.String()),
  }),
  async run(run) {
    const { accounts, today } = await run.step(async (step) => ({
      accounts: await teamAccounts(step),
      today: businessDay(step.now),
    }))
    const { input } = run
    const range: Range = {
      since: input.since ?? daysBefore(today, DEFAULT_DAYS),
      until: input.until ?? today,
    }
    const wanted = accounts.filter(({ platform }) => (input.platform ?? platform) === platform)
    const platforms = [...new Set(wanted.map(({ platform }) => platform))]
    const done = { relations: 0, team_orders: 0, studio_orders: 0 }
    const total = platforms.length + wanted.length
    let at = 0
    await run.progress(0, total)
    const missedPlatforms = await forEachOf(platforms, String, async (platform) => {
      const { changed, people } = await bringRelations(run, platform)
      done.relations += changed
      done.team_orders += await bringTeamOrders(run, { platform, people, range })
      await run.progress((at += 1))
    })
    const missedAccounts = await forEachOf(
      wanted,
      ({ uid }) => uid,
      async (account) => {
        done.studio_orders += await bringStudioOrders(run, account, range)
        await run.progress((at += 1))
      },
    )
    await run.progress(total)
    const missed = reportMissed([...missedPlatforms, ...missedAccounts], total)
    const { relations, team_orders, studio_orders } = done
    const counts = { relations, team_orders, studio_orders, missed: missed.length }
    return { ...range, ...done, missed, ...says('done.team_orders', counts) }
  },
})

async function bringRelations(run: TaskRun, platform: string) {
  const { channel, gateway } = await channelOf(run, platform)
  const people = new Set<string>()
  let changed = 0
  for await (const { rows } of eachPage((wanted) => gateway.relations(channel, wanted))) {
    for (const { uid } of rows) people.add(uid)
    changed += await run.step(({ db, actor, now }) =>
      storeRelations(db, { teamId: actor.teamId, platform }, rows, now),
    )
  }
  return { changed, people }
}

/** A login also lists orders of its own accounts: they are counted as account orders. */
async function bringTeamOrders(
  run: TaskRun,
  { platform, people, range }: { platform: string; people: ReadonlySet<string>; range: Range },
): Promise<number> {
  const { channel, gateway } = await channelOf(run, platform)
  let changed = 0
  for await (const { rows } of eachPage((page) => gateway.orders(channel, { ...page, ...range }))) {
    const orders = rows.filter(({ uid }) => people.has(uid))
    changed += await run.step(({ db, actor, now }) =>
      storeTeamOrders(db, { teamId: actor.teamId, platform }, orders, now),
    )
  }
  return changed
}

async function bringStudioOrders(run: TaskRun, account: TeamAccount, range: Range) {
  const { channel, gateway } = await channelOf(run, account.platform)
  const { uid } = account
  let changed = 0
  for await (const { rows } of eachPage((page) =>
    gateway.orders(channel, { ...page, ...range, uid }),
  ))
    changed += await run.step(({ db, now }) =>
      storeStudioOrders(
        db,
        account,
        rows.filter((order) => order.uid === uid),
        now,
      ),
    )
  return changed
}
