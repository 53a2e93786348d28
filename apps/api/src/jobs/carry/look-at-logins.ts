import { says } from '@omc/core/problems'
import T from 'typebox'
import { findChannel } from '../../gateway/find-channel.ts'
import { OneOf } from '../../jsonapi/schema.ts'
import { Problem, sayingOf } from '../../kernel/problem.ts'
import { lookAtLogin, type Seen, writeSeen } from '../../resources/access-accounts/look-at-login.ts'
import { findLogins } from '../../resources/access-accounts/refresh-accounts.ts'
import { defineTask } from '../define-task.ts'

/**
 * Asks the platforms about many logins, one after the other. Asking twice changes nothing, so a
 * further try goes on after those that are done.
 *
 * @source domain: verb table (batch_verify_login, sync_*)
 */
export const lookAtLogins = defineTask({
  kind: 'look_at_logins',
  rows: '/carry/account/list?tab=access',
  title: { zh: '核对平台授权账号', en: 'Access account check' },
  retryDelaysMs: [2000, 30_000],
  input: T.Object({
    look: T.Optional(OneOf('verify', 'backbone')),
    id: T.Optional(T.String()),
    platform: T.Optional(T.String()),
  }),
  async run({ input, doneCount, step, progress }) {
    const { look = 'verify', ...wanted } = input
    const logins = await step((one) => findLogins(one, wanted))
    await progress(Math.min(doneCount, logins.length), logins.length)
    const failed: unknown[] = []
    for (const [at, login] of logins.entries()) {
      if (at < doneCount) continue
      const { channel, gateway } = await step(async ({ db, services }) => ({
        channel: await findChannel(db, services.keys, login.platform).catch(asAway),
        gateway: services.gateway,
      }))
      const seen: Seen =
        'tag' in channel ? channel : await lookAtLogin(gateway, channel, login, look)
      const failure = await step((one) => writeSeen(one, login, look, seen))
      if (failure) failed.push(failure)
      await progress(at + 1)
    }
    return {
      looked: logins.length,
      failed,
      ...says('done.logins', { logins: logins.length, failed: failed.length }),
    }
  },
})

/** A platform that is not connected is a failure of its rows, not of the job. */
function asAway(error: unknown): Seen & { tag: 'away' } {
  if (error instanceof Problem)
    return { tag: 'away', ...sayingOf(error), code: 'channel_unreachable' }
  throw error
}
