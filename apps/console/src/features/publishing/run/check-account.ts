import { frameAdapterOf } from '@omc/publisher'
import type { AccountAnswer, FramePort } from '../ports/frame-port.ts'
import type { StartFailure } from './run-types.ts'

type Signed = Extract<AccountAnswer, { tag: 'account' }>

/** The account that is signed in, else why nothing is published. */
export type CheckedAccount =
  | Signed
  | { readonly tag: 'failed'; readonly code: StartFailure; readonly message: string }

/** Maximum time for a framed page to announce itself, ms. */
export const FRAME_READY_MS = 20_000

/**
 * Checks that the right account is signed in in the frame and may publish.
 *
 * @source ux §5 state "checking"; console behaviours B-218 … B-222
 */
export async function checkAccount(
  frame: Pick<FramePort, 'whenReady' | 'askAccount'>,
  account: { readonly uid: string; readonly platform: string },
): Promise<CheckedAccount> {
  const state = await frame.whenReady(FRAME_READY_MS)
  if (state.tag !== 'ready') return failed('frame-mute')
  if (state.uid !== '' && state.uid !== account.uid) {
    return failed('other-account', state.uid)
  }
  const answer = await ask(frame, account.platform)
  if (answer.tag === 'failed') return failed('account-check', answer.message)
  if (answer.uid !== account.uid) return failed('other-account', answer.uid)
  return answer.permission ? answer : failed('no-permission')
}

const failed = (code: StartFailure, message = ''): CheckedAccount => ({
  tag: 'failed',
  code,
  message,
})

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
