export interface BatcherOptions<Key, Answer> {
  /** Answers in the order of the keys; keys may repeat. */
  ask: (keys: readonly Key[]) => Promise<readonly Answer[]>
  /** Max keys per query, so that processing its answers does not block the event loop. */
  mostKeys: number
}

interface Waiting<Key, Answer> {
  key: Key
  resolve: (answer: Answer) => void
  reject: (why: unknown) => void
}

/**
 * Gathers questions that come in one turn of the event loop, or while another one is under way, and
 * asks them as one. An answer is never older than its question.
 */
export function createBatcher<Key, Answer>({
  ask,
  mostKeys,
}: BatcherOptions<Key, Answer>): (key: Key) => Promise<Answer> {
  let waiting: Waiting<Key, Answer>[] = []
  let isWorking = false

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostKeys)
      waiting = waiting.slice(mostKeys)
      await settle(batch)
    }
    isWorking = false
  }

  async function settle(batch: readonly Waiting<Key, Answer>[]): Promise<void> {
    try {
      const answers = await ask(batch.map(({ key }) => key))
      for (const [index, { resolve, reject }] of batch.entries()) {
        const answer = answers[index]
        if (answer === undefined) reject(new Error('a question of a batch has no answer'))
        else resolve(answer)
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (isWorking) return
      isWorking = true
      setImmediate(() => void work())
    })
}
