import { memoryOutbox } from '../../libs/publisher/src/testing/index.ts'
import type { MemoryOutbox } from '../../libs/publisher/src/testing/index.ts'
import { judgeEnd } from './judge-end.ts'
import { switchChannel } from './ledger-calls.ts'
import { openPage } from './page.ts'
import type { Machine, Page } from './page.ts'
import { NO_PLANT } from './plants.ts'
import type { Plant } from './plants.ts'
import type { Act, ActName, Script } from './script.ts'
import { createSim } from './sim.ts'
import type { Sim } from './sim.ts'
import type { Breach } from './watch.ts'

const MINUTE = 60_000
/** Then the faults end, and a person looks after the account until everything is settled. */
const CALM_AT = 7 * MINUTE
const LOOK_MS = MINUTE
const END_AT = CALM_AT + 5 * 60 * MINUTE

/** A run that can be taken step by step: promises come to rest between two steps. */
export type Run = {
  /** Runs the next event; false at the end of the run. */
  readonly step: () => boolean
  readonly breaches: () => readonly Breach[]
}

/** Prepares one run of a script. @param trace  called with each line of what happens */
export function openRun(
  script: Script,
  plant: Plant = NO_PLANT,
  trace: ((line: string) => void) | null = null,
): Run {
  const sim = createSim(script, plant, trace)
  const machines: World['machines'] = [0, 1].map((index) => ({
    name: `page-${index}`,
    deviceId: index + 1,
    outbox: memoryOutbox(),
  }))
  const pages: (Page | null)[] = [null, null]
  const world: World = { sim, machines, pages, isDone: false }
  sim.clock.at(0, () => open(world, 0, false))
  for (const act of script.acts) sim.clock.at(act.at, () => take(world, act))
  sim.clock.at(CALM_AT, () => calm(world))
  return {
    step: () => next(world),
    breaches: () => sim.watch.breaches,
  }
}

/** Plays one script to its end. */
export async function play(...args: Parameters<typeof openRun>): Promise<readonly Breach[]> {
  const run = openRun(...args)
  while (run.step()) await rested()
  return run.breaches()
}

/** All promises that need no timer have come to rest. */
export const rested = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

type World = {
  readonly sim: Sim
  readonly machines: readonly (Machine & { readonly outbox: MemoryOutbox })[]
  readonly pages: (Page | null)[]
  isDone: boolean
}

function next(world: World): boolean {
  const { sim } = world
  if (world.isDone || sim.watch.breaches.length > 0) return end(world)
  return sim.clock.runNext(END_AT) || end(world)
}

function end({ sim, pages }: World): false {
  judgeEnd(sim)
  for (const page of pages) page?.kill()
  return false
}

function open(world: World, index: 0 | 1, takeOver: boolean): void {
  world.pages[index]?.kill()
  const machine = world.machines[index]
  if (!machine) return
  const page = openPage(world.sim, machine)
  world.pages[index] = page
  // The frame announces itself before anything is sent to it.
  page.start(takeOver)
}

function take(world: World, act: Act): void {
  const page = world.pages[act.page] ?? null
  world.sim.say?.(`person   ${act.do} of page-${act.page}${page ? '' : ' (not there)'}`)
  DOING[act.do](world, act, page)
}

/** What a person presses reaches a frozen page when it thaws. */
const pressed =
  (press: (page: Page) => void): Doing =>
  (_, __, page) =>
    page?.thread.deliver(() => press(page))

type Doing = (world: World, act: Act, page: Page | null) => void

const DOING: Readonly<Record<ActName, Doing>> = {
  open: (world, { page: index }) => open(world, index, false),
  'take-over': (world, { page: index }) => open(world, index, true),
  crash(world, { page: index, ms }, page) {
    const { sim, pages } = world
    page?.kill()
    pages[index] = null
    sim.clock.at(sim.clock.now() + ms, () => {
      if (!pages[index]) open(world, index, false)
    })
  },
  freeze: (_, { ms }, page) => page?.thread.freeze(ms),
  jump: (_, { ms }, page) => page?.thread.jump(ms),
  pause: pressed((page) => page.pause()),
  resume: pressed((page) => {
    page.release()
    page.publisher.resume()
  }),
  stop: pressed((page) => {
    page.release()
    page.publisher.stop()
  }),
  start: pressed((page) => page.start(false)),
  'skip-wait': pressed(({ publisher }) => publisher.skipWait()),
  'skip-item': pressed(({ publisher }) => publisher.skipItem()),
  'reload-frame': pressed((page) => page.reloadFrame()),
  reconnected: pressed(({ publisher }) => void publisher.reconnected()),
  'channel-off': ({ sim }) => switchTo(sim, 'off'),
  'channel-on': ({ sim }) => switchTo(sim, 'on'),
}

const switchTo = ({ ledger, plant }: Sim, to: 'on' | 'off') =>
  switchChannel(ledger, to === 'off', !plant.deafToChannel)

/** What the second machine keeps is posted; the first then works the queue off. */
function calm(world: World): void {
  const { sim, machines } = world
  world.isDone = isSettled(world) && machines.every(({ outbox }) => outbox.rows.size === 0)
  if (world.isDone) return
  sim.say?.('person   looks after the account from now on')
  sim.calm()
  switchTo(sim, 'on')
  world.pages[1]?.kill()
  world.pages[1] = null
  if (machines[1]?.outbox.rows.size) open(world, 1, true)
  sim.clock.at(CALM_AT + LOOK_MS, () => {
    world.pages[1]?.kill()
    world.pages[1] = null
    open(world, 0, true)
    sim.clock.at(sim.clock.now() + LOOK_MS, () => look(world))
  })
}

/** A person presses start until nothing is left to do. */
function look(world: World): void {
  const { sim, pages } = world
  const page = pages[0]
  const hasStopped = page?.publisher.getState().phase.tag === 'stopped'
  if (hasStopped && isSettled(world)) world.isDone = true
  else if (hasStopped) page?.start(false)
  if (!world.isDone) sim.clock.at(sim.clock.now() + LOOK_MS, () => look(world))
}

const SETTLED: ReadonlySet<string> = new Set(['published', 'refused', 'needs_human'])
const isSettled = ({ sim }: World): boolean =>
  sim.ledger.contents.every(({ status }) => SETTLED.has(status))
