import { says } from '@omc/core/problems'
import { broadcastNotice } from '../../workflows/notify.ts'
import { defineTask } from '../define-task.ts'
import { AskedAccounts, channelOf, findAccounts } from './find-accounts.ts'
import { lookAtAccount, type Look } from './look-at-account.ts'
import { isTokenRefused, tellRefusedToken } from './tell-refused-token.ts'
import { writeStanding } from './write-standing.ts'

/**
 * Asks the channels how each account stands, marks ended sign-ins and lost permissions, and tells
 * the person once for each loss. Asking again changes nothing.
 *
 * @source domain: jobs, notices, events; entities: studio account
 */
export const checkAccounts = defineTask({
  kind: 'check_accounts',
  rows: '/carry/account/list?tab=studio',
  title: { zh: '检查账号授权', en: 'Account check' },
  retryDelaysMs: [5000, 60_000],
  input: AskedAccounts,
  async run({ input, doneCount, step, progress }) {
    const accounts = await step((one) => findAccounts(one, input.ids))
    await progress(Math.min(doneCount, accounts.length), accounts.length)
    const counts = { checked: 0, expired: 0, no_permission: 0, unanswered: 0 }
    for (const [at, account] of accounts.entries()) {
      if (at < doneCount) continue
      const { address, services } = await step(async (one) => ({
        address: await channelOf(one, account.platform),
        services: one.services,
      }))
      const look: Look =
        'away' in address
          ? { tag: 'away', ...address.away }
          : await lookAtAccount(services.gateway, address.channel, account.uid)
      if (isTokenRefused(look))
        await step((one) => tellRefusedToken(one, account.platform), { allTeams: true })
      const told = await step((one) => writeStanding(one, account, look))
      if (told === undefined) counts.unanswered += 1
      else counts.checked += 1
      for (const { loss, notice, noticeId } of told ?? []) {
        counts[loss] += 1
        await broadcastNotice(services, notice, noticeId)
      }
      await progress(at + 1)
    }
    return {
      ...counts,
      ...says('done.accounts_checked', {
        checked: counts.checked,
        expired: counts.expired,
        no_permission: counts.no_permission,
      }),
    }
  },
})
