import { ApiError } from '../../libs/sdk/src/index.ts'
import { Refusal } from './ledger-calls.ts'
import type { PageThread } from './page-thread.ts'
import type { NetFate } from './script.ts'
import type { Sim } from './sim.ts'

/** A call is timed out by the page after 20 s. */
const SLOW_MS = 24_000
/** An answer may come this much later still, ms: longer than lease and settle time. */
const VERY_SLOW_MS = 300_000
const STATUS: Readonly<Record<string, number>> = { not_found: 404, not_the_executor: 403 }

/** One call of a page to the server, with the fate that the script has for it. */
export function callServer<T>(
  sim: Sim,
  thread: PageThread,
  name: string,
  serve: () => T,
): Promise<T> {
  const fate = sim.nextNet()
  const { clock } = sim
  const lagMs = 20 + Math.floor(sim.chance.next() * 200)
  return new Promise((resolve, reject) => {
    const at = (ms: number, run: () => void) => void clock.at(clock.now() + ms, run)
    const work = (thenMs: number | null) => {
      const answer = served(sim, `${name} (${fate})`, serve)
      const settle = () => (answer instanceof ApiError ? reject(answer) : resolve(answer.value))
      if (thenMs !== null) at(thenMs, () => thread.deliver(settle))
    }
    const fail = () => thread.deliver(() => reject(networkError(name)))
    const late = () => SLOW_MS + sim.chance.next() * VERY_SLOW_MS
    follow(fate, lagMs, { at, work, fail, late })
  })
}

/** What a call meets on its way; times in ms. */
type Way = {
  readonly at: (ms: number, run: () => void) => void
  /** Serves the call, and answers after this time; null = never. */
  readonly work: (thenMs: number | null) => void
  readonly fail: () => void
  readonly late: () => number
}

function follow(fate: NetFate, lagMs: number, { at, work, fail, late }: Way): void {
  switch (fate) {
    case 'ok':
      return at(lagMs, () => work(lagMs))
    case 'lose-request':
      return at(lagMs, fail)
    case 'lose-answer':
      at(lagMs, () => work(null))
      return at(2 * lagMs, fail)
    case 'slow-answer':
      return at(lagMs, () => work(late()))
    case 'late-request':
      return at(SLOW_MS, () => work(lagMs))
    case 'double':
      at(lagMs, () => work(lagMs))
      return at(lagMs * 50, () => work(null))
    case 'hang':
      return at(lagMs, () => work(null))
  }
}

/** The server's answer: a value, or the error that a refusal becomes. */
function served<T>(sim: Sim, name: string, serve: () => T): { readonly value: T } | ApiError {
  try {
    const value = serve()
    sim.say?.(`server   ${name}: ok`)
    return { value }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    sim.say?.(`server   ${name}: ${error.code} ${error.wait?.why ?? ''}`)
    return refusalError(name, error)
  }
}

function refusalError(operation: string, { code, wait }: Refusal): ApiError {
  const status = STATUS[code] ?? 409
  const meta = wait ? { why: wait.why, until: new Date(wait.until).toISOString() } : {}
  const said = { status, code, title: null, detail: null, pointer: null, parameter: null, meta }
  return new ApiError({ kind: 'http', operation, message: code, status, errors: [said] })
}

const networkError = (operation: string) =>
  new ApiError({ kind: 'network', operation, message: 'no connection' })
