import type { FrameOutcome } from '@omc/core'
import { classifyRefusal, FRAME_PROTOCOL } from '@omc/publisher'
import type { PublishFrame } from '@omc/publisher'
import { match } from 'ts-pattern'
import type { PostAnswer } from '../../gateway/gateway.ts'
import type { RunDesk } from './run-desk.ts'

/** Refusals of the account or of the server: the content itself was not looked at. */
const NOT_OF_THE_CONTENT: ReadonlySet<string> = new Set([
  'login_expired',
  'unauthorized',
  'not_supported',
  'unknown_platform',
])

/**
 * The channel's gateway in the place of a framed page.
 *
 * @source domain: channel gateway (publish); publish ledger
 */
export const createGatewayPort = ({ services, held }: RunDesk): PublishFrame => ({
  async publish(content) {
    const checked = FRAME_PROTOCOL.PublishContent.request(content)
    // The bridge to a framed page refuses such content, too.
    if (!checked.ok)
      return { tag: 'not-sent', reason: 'content-invalid', message: checked.field ?? '' }
    return outcomeOf(await services.gateway.publishPost(held.channel, { ...content }))
  },
})

/** A channel's answer as the outcome that the loop decides by. */
export const outcomeOf = (answer: PostAnswer): FrameOutcome =>
  match(answer)
    .returnType<FrameOutcome>()
    .with({ tag: 'posted' }, ({ postId: contentId, feedId }) => ({
      tag: 'accepted',
      contentId,
      feedId,
    }))
    .with({ tag: 'unclear' }, () => ({ tag: 'unknown', reason: 'send-failed' }))
    .with({ tag: 'refused' }, (refusal) =>
      NOT_OF_THE_CONTENT.has(refusal.code)
        ? { tag: 'not-sent', reason: 'frame-not-ready', message: refusal.message }
        : classifyRefusal(refusal),
    )
    .exhaustive()
