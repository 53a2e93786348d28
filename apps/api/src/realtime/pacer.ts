/**
 * Runs what it is given in order, but only for a few milliseconds in each turn of the event loop:
 * when thousands come at once, those who are in already are served in between.
 */
export function createPacer(
  budgetMs: number,
  clock: { now: () => number; nextTurn: (run: () => void) => void } = REAL,
): (task: () => void) => void {
  let waiting: (() => void)[] = []
  let spentMs = 0
  let isTurnAsked = false

  function turn(): void {
    isTurnAsked = false
    spentMs = 0
    work()
  }

  function work(): void {
    let doneCount = 0
    for (const task of waiting) {
      if (spentMs >= budgetMs) break
      const startedAt = clock.now()
      doneCount += 1
      task()
      spentMs += clock.now() - startedAt
    }
    waiting = waiting.slice(doneCount)
    if (isTurnAsked || spentMs === 0) return
    isTurnAsked = true
    clock.nextTurn(turn)
  }

  return (task) => {
    waiting.push(task)
    if (spentMs < budgetMs && waiting.length === 1) work()
  }
}

const REAL = {
  now: () => performance.now(),
  nextTurn: (run: () => void) => void setImmediate(run),
}
