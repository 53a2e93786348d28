import type {
  ChannelAddress,
  PostAnswer,
  PostedContent,
} from '../../../apps/api/src/gateway/gateway.ts'
import type { Random } from '../../../libs/core/src/index.ts'
import { contentOf } from '../watch.ts'
import type { WorldClock } from '../world-clock.ts'
import type { NightAccount } from './night-account.ts'

/** A call to a channel is given up after so long, ms. */
const GIVEN_UP_MS = 8_000
const LOGIN_OVER = { status: 403, code: 'login_expired', message: '登录已失效' } as const
const BOT_CHECK = { status: 403, code: 'bot_check', message: '请先完成滑块验证' } as const
const NO_PERMISSION = { status: 403, code: 'no_permission', message: '没有发布权限' } as const
const REJECTED = { status: 422, code: 'rejected', message: '内容未通过平台审核' } as const

export type Outage = { readonly from: number; readonly until: number }

/** The line between the server and the channels; it breaks for a while in the night. */
export type NightLine = {
  /** Whether the account may publish. @throws Error when the channel cannot be asked */
  readonly look: (account: NightAccount) => Promise<'good' | 'over' | 'denied'>
  readonly publishPost: (
    account: NightAccount,
  ) => (channel: ChannelAddress, content: PostedContent) => Promise<PostAnswer>
}

export function createLine(clock: WorldClock, chance: Random, outage: Outage): NightLine {
  const isBroken = () => clock.now() >= outage.from && clock.now() < outage.until
  const pass = (ms: number) =>
    new Promise<void>((resolve) => void clock.at(clock.now() + ms, resolve))
  const lag = (most: number) => pass(100 + Math.floor(chance.next() * most))
  const isOver = ({ fate: { loginEndsAt: at } }: NightAccount) =>
    at !== undefined && clock.now() >= at
  return {
    async look(account) {
      await lag(400)
      if (isBroken()) throw new Error('the channel cannot be reached')
      if (isOver(account)) return 'over'
      const { mayNotFrom = Infinity } = account.fate
      return clock.now() >= mayNotFrom ? 'denied' : 'good'
    },
    publishPost:
      (account) =>
      async (_channel, { attempt_key: key }) => {
        const { channel, watch } = account.ledger
        watch.sent(key)
        account.sendCount += 1
        const { fate, sendCount } = account
        // What was on its way when the line broke arrived, or it did not: nobody can tell.
        const arrives = !isBroken() || chance.next() < 0.5
        await lag(9_000)
        if (isBroken() && !arrives) return givenUp()
        if (isOver(account)) return { tag: 'refused', ...LOGIN_OVER }
        const no = refusalFor(account, key)
        if (no) return { tag: 'refused', ...no }
        const post = channel.post(key)
        watch.posted(post, channel.posts)
        if (isBroken() || fate.loses?.includes(sendCount)) return givenUp()
        return { tag: 'posted', postId: post.feedId, feedId: post.feedId }
      },
  }

  async function givenUp(): Promise<PostAnswer> {
    await pass(GIVEN_UP_MS)
    return { tag: 'unclear', why: 'no answer' }
  }

  function refusalFor({ fate, sendCount, mended }: NightAccount, key: string) {
    const { botChecks = [], botCheckFrom = Infinity, deniesFrom = Infinity, refuses = [] } = fate
    if (sendCount >= deniesFrom) return NO_PERMISSION
    if (botChecks.includes(sendCount) || clock.now() >= botCheckFrom) return BOT_CHECK
    const id = contentOf(key)
    return refuses.includes(id) && !mended.has(id) ? REJECTED : null
  }
}
