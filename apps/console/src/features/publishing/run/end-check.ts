import type { Result } from '@omc/sdk'
import type { AccountTab } from './open-tab.ts'

/**
 * Tells the server that a person has passed the check of the channel, and then ends the wait for it.
 * A loop that has gone on meanwhile is left alone.
 *
 * @throws ApiError where the server refuses or cannot be reached: the run waits on
 * @source ux §5 state "bot check"
 */
export async function endCheck(
  tab: AccountTab,
  id: string,
): Promise<Result<'studio_accounts.end_bot_check'>> {
  const { turn } = tab.shown.loop
  const answer = await tab.deps.sdk.studio_accounts.end_bot_check({ id })
  if (tab.shown.loop.turn === turn) tab.publisher?.skipWait()
  return answer
}
