import { setTimeout as wait } from 'node:timers/promises'
import { CABLE_LIMITS } from '../../apps/api/src/realtime/index.ts'
import { openEventSender, type EventSender } from './event-sender.ts'
import { judgeHeard } from './heard.ts'
import { openClient, type StormClient } from './storm-client.ts'
import { makeTokens, postTicket, ticketIn, type StormSystem } from './storm-system.ts'
import { peakRatio } from './wave.ts'

export type RestartFigures = {
  readonly clients: number
  readonly restarts: number
  readonly events: number
  /** Events that never came, over all clients, of which nothing said so. */
  readonly missed: number
  readonly doubles: number
  /** Clients that were not told of the outage that was longer than the history. */
  readonly untold: number
  /** Busiest tenth of a second of attempts, beside an even spread; the highest of all restarts. */
  readonly peak: number
  /** The longest time from the end of a server until all clients followed the next one, ms. */
  readonly backMs: number
}

/** Slow enough that the history reaches over an ordinary restart. */
const SEND_EVERY_MS = 250
/** Clients that open in a second before the first restart. */
const OPEN_A_SECOND = 400
const LOOK_MS = 50
/** The pauses of the rules grow to half a minute. */
const BACK_WITHIN_MS = 180_000

/**
 * Restarts the API again and again, every second time by a kill, under clients that follow events:
 * another process goes on sending them. During the last restart it sends more than the history
 * keeps.
 *
 * @source reliability F15, M14
 */
export async function measureRestarts(
  system: StormSystem,
  { clients: size, restarts }: { readonly clients: number; readonly restarts: number },
  onRestart: (nth: number) => void = () => undefined,
): Promise<RestartFigures> {
  const tokens = await makeTokens(system.databaseUrl, size)
  const attempts: number[] = []
  const clients: StormClient[] = []
  const sender = await openEventSender(system.databaseUrl)
  for (const token of tokens) {
    clients.push(openClient(system.url, countedTicket(system.url, token, attempts)))
    await wait(1_000 / OPEN_A_SECOND)
  }
  try {
    await allUp(clients)
    await sender.send(1)
    // A client asks for what it missed since the last event it heard: each has heard one.
    await allHeard(clients, sender.lastN())
    const timer = setInterval(() => void sender.send(1), SEND_EVERY_MS)
    const found = { peak: 0, backMs: 0 }
    for (let nth = 1; nth <= restarts; nth += 1) {
      attempts.length = 0
      const startedAt = performance.now()
      await restart(system, nth, nth === restarts ? sender : null)
      await allUp(clients)
      found.backMs = Math.max(found.backMs, performance.now() - startedAt)
      found.peak = Math.max(found.peak, peakRatio(attempts, size))
      onRestart(nth)
    }
    clearInterval(timer)
    await sender.send(1)
    await allHeard(clients, sender.lastN())
    return { clients: size, restarts, events: sender.lastN(), ...found, ...judge(clients, sender) }
  } finally {
    for (const client of clients) client.close()
    await sender.close()
  }
}

/** A ticket as the console asks for it; each question is one attempt to connect. */
const countedTicket = (url: string, token: string, attempts: number[]) => async () => {
  attempts.push(performance.now())
  return ticketIn(await postTicket(url, token))
}

async function restart({ api }: StormSystem, nth: number, sender: EventSender | null) {
  await (nth % 2 === 0 ? api.kill() : api.stop())
  await sender?.send(CABLE_LIMITS.historyMessageCount + 20)
  await api.start()
}

const allUp = (clients: readonly StormClient[]) =>
  until(() => clients.every(({ isUp }) => isUp()), 'not all clients are back')

const allHeard = (clients: readonly StormClient[], lastN: number) =>
  until(() => clients.every((client) => lastEventOf(client) === lastN), 'the last event is missing')

function lastEventOf({ heard }: StormClient): number {
  const last = heard.findLast(({ tag }) => tag === 'event')
  return last?.tag === 'event' ? last.n : 0
}

async function until(isTrue: () => boolean, otherwise: string): Promise<void> {
  const giveUpAt = performance.now() + BACK_WITHIN_MS
  while (!isTrue()) {
    if (performance.now() > giveUpAt) throw new Error(otherwise)
    await wait(LOOK_MS)
  }
}

function judge(clients: readonly StormClient[], sender: EventSender) {
  const all = clients.map(({ heard }) => judgeHeard(heard, sender.lastN()))
  return {
    missed: all.reduce((sum, { missed }) => sum + missed, 0),
    doubles: all.reduce((sum, { doubles }) => sum + doubles, 0),
    untold: all.filter(({ gaps }) => gaps === 0).length,
  }
}
