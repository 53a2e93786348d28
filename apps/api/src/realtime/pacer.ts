/** Runs a task and returns its share of a turn's budget. */
export type Spend = (task: () => void) => number

/**
 * Runs tasks in order, in each turn of the event loop only as many as the budget allows: when
 * thousands of consoles connect at once, connected ones are served in between.
 *
 * @param spend  default: the milliseconds that the task itself takes
 */
export function createPacer(
  budget: number,
  { spend = inMs, nextTurn = setImmediate }: { spend?: Spend; nextTurn?: NextTurn } = {},
): (task: () => void) => void {
  let waiting: (() => void)[] = []
  let spent = 0
  let isTurnAsked = false

  function turn(): void {
    isTurnAsked = false
    spent = 0
    work()
  }

  function work(): void {
    let doneCount = 0
    try {
      for (const task of waiting) {
        if (spent >= budget) break
        doneCount += 1
        spent += spend(task)
      }
    } finally {
      // A task that throws is done with; those behind it still have their turn.
      waiting = waiting.slice(doneCount)
      askTurn()
    }
  }

  function askTurn(): void {
    if (isTurnAsked || (spent === 0 && waiting.length === 0)) return
    isTurnAsked = true
    nextTurn(turn)
  }

  return (task) => {
    waiting.push(task)
    if (spent < budget && waiting.length === 1) work()
  }
}

type NextTurn = (run: () => void) => void

function inMs(task: () => void): number {
  const startedAt = performance.now()
  task()
  return performance.now() - startedAt
}

/** For tasks that continue after they return, whose time cannot be measured. */
export function asOne(task: () => void): number {
  task()
  return 1
}
