import { frameAdapterOf } from '@omc/publisher'
import type { FramePort } from '../ports/frame-port.ts'
import type { StartFailure } from './run-types.ts'

/** Maximum time for a framed page to announce itself, ms. */
export const FRAME_READY_MS = 20_000

/**
 * Checks that the right account is signed in in the frame and may publish. null = yes.
 *
 * @source ux §5 state "checking"; console behaviours B-218 … B-222
 */
export async function checkAccount(
  frame: Pick<FramePort, 'whenReady' | 'askAccount'>,
  account: { readonly uid: string; readonly platform: string },
): Promise<{ readonly code: StartFailure; readonly message: string } | null> {
  const state = await frame.whenReady(FRAME_READY_MS)
  if (state.tag !== 'ready') return { code: 'frame-mute', message: '' }
  if (state.uid !== '' && state.uid !== account.uid) {
    return { code: 'other-account', message: state.uid }
  }
  const answer = await ask(frame, account.platform)
  if (answer.tag === 'failed') return { code: 'account-check', message: answer.message }
  if (answer.uid !== account.uid) return { code: 'other-account', message: answer.uid }
  return answer.permission ? null : { code: 'no-permission', message: '' }
}

/** Asks with the channel's own subject, else with the general one. */
async function ask(frame: Pick<FramePort, 'askAccount'>, platform: string) {
  const [first, ...others] = frameAdapterOf(platform).accountSubjects
  let answer = await frame.askAccount(first)
  for (const subject of others) {
    if (answer.tag === 'account') return answer
    answer = await frame.askAccount(subject)
  }
  return answer
}
