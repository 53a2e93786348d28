import type { Sdk } from '@omc/sdk'

export type PersonQuestion = {
  /** Sends the request early; the next `answer` returns its result. */
  readonly askAhead: () => void
  /** Drops the early request: it belongs to another session. */
  readonly forget: () => void
  readonly answer: () => Promise<unknown>
}

/** Asks the server who is signed in. */
export function personQuestion(sdk: () => Promise<Sdk>): PersonQuestion {
  let ahead: Promise<unknown> | null = null
  const ask = async (): Promise<unknown> => (await sdk()).users.get_info()
  return {
    askAhead() {
      ahead = ask()
      ahead.catch(toldByAnswer)
    },
    forget() {
      ahead = null
    },
    answer() {
      const answer = ahead ?? ask()
      ahead = null
      return answer
    },
  }
}

function toldByAnswer(): void {
  // `answer` rejects with the same failure.
}
