import { describe, expect, test } from 'vitest'
import type { Operation } from './contract.ts'
import { lookAt, open, settled, withSearch } from './one-page.ts'
import { OTHERS, OTHERS_WITH_LONG_NAMES, SOME_OTHERS } from './places.ts'
import { alerts, faultsForAxe, lostTexts, overflow, phrases, view, wordsOf } from './read-screen.ts'
import { nameOf, SHORT } from './sample-value.ts'
import {
  ANSWERS,
  BROKEN,
  LONG_NAMES,
  NO_RIGHT,
  NOTHING,
  OUT_OF_REACH,
  REFUSED,
  SAYS_EMPTY,
  SILENT,
  UNREACHABLE,
} from './states.ts'

describe.each(OTHERS)('the page at $path $query', ({ path, query }) => {
  test('rows: shows what the server has', async () => {
    const { server, isQuiet } = await open(path, ANSWERS, query)
    await settled(isQuiet)
    if (server.lists.some(isOwn)) await settled(() => wordsOf(view()).includes(nameOf(0, SHORT)))
    expect(overflow()).toBeLessThanOrEqual(0)
    expect(lostTexts()).toEqual([])
    expect(await faultsForAxe()).toEqual([])
  })
})

test.each(OTHERS_WITH_LONG_NAMES)(
  '$path $query with long names: 40 letters push nothing out, and what is cut off can be read',
  async ({ path, query }) => {
    const { isQuiet } = await open(path, LONG_NAMES, query)
    await settled(isQuiet)
    expect(overflow()).toBeLessThanOrEqual(0)
    expect(lostTexts()).toEqual([])
  },
)

// What a page shows then follows from its parts, so in the gate a few pages stand for all.
describe.each(SOME_OTHERS)('the page at $path $query', ({ path, query }) => {
  const learn = learnOnce(path, query)

  test('empty: the page stands, and nothing has failed', async () => {
    const { alerts: before } = await learn()
    const { isQuiet } = await open(path, NOTHING, query)
    await settled(isQuiet)
    expect(alerts()).toEqual(before)
    expect(wordsOf(view())).not.toContain(nameOf(1, SHORT))
    expect(await faultsForAxe()).toEqual([])
  })

  test('error: says so where something was asked, never that nothing is there', async () => {
    const { empty, asks } = await learn()
    const { isQuiet } = await open(path, BROKEN, query)
    await settled(isQuiet)
    if (asks) await settled(() => alerts().length > 0)
    expect(saysEmpty(empty)).toEqual([])
    expect(await faultsForAxe()).toEqual([])
  })

  test('loading: the page stands, and says neither that nothing is there nor that it failed', async () => {
    const { empty, alerts: before } = await learn()
    await open(path, SILENT, query)
    expect(saysEmpty(empty)).toEqual([])
    expect(alerts()).toEqual(before)
    expect(await faultsForAxe()).toEqual([])
  })

  test('forbidden: says that a right is missing where something was asked', async () => {
    const { empty, asks } = await learn()
    const { isQuiet } = await open(path, REFUSED, query)
    await settled(isQuiet)
    if (asks) await settled(() => wordsOf(view()).includes(NO_RIGHT))
    expect(saysEmpty(empty)).toEqual([])
    expect(await faultsForAxe()).toEqual([])
  })

  test('filtered empty: an address with a search for nothing is no failure', async () => {
    const { alerts: before } = await learn()
    const { isQuiet } = await open(path, NOTHING, withSearch(query))
    await settled(isQuiet)
    expect(alerts()).toEqual(before)
    expect(await faultsForAxe()).toEqual([])
  })

  test('offline: says so where something was asked, never that nothing is there', async () => {
    const { empty, asks } = await learn()
    const { isQuiet } = await open(path, UNREACHABLE, query)
    await settled(isQuiet)
    if (asks) await settled(() => alerts().join().includes(OUT_OF_REACH))
    expect(saysEmpty(empty)).toEqual([])
    expect(await faultsForAxe()).toEqual([])
  })
})

/** Facts that distinguish the states of a page. */
type Known = {
  /** Texts of the empty state only: no other state may show them. */
  readonly empty: readonly string[]
  /** Alerts that a page shows whatever the server answers. */
  readonly alerts: readonly string[]
  /** Whether the screen itself reads from the server. */
  readonly asks: boolean
}

const saysEmpty = (texts: readonly string[]) => phrases().filter((words) => texts.includes(words))

function learnOnce(path: string, query: string): () => Promise<Known> {
  let known: Known | undefined
  return async () => (known ??= await learnPage(path, query))
}

async function learnPage(path: string, query: string): Promise<Known> {
  const full = await lookAt(
    path,
    ANSWERS,
    ({ server }) => ({
      phrases: phrases(),
      alerts: alerts(),
      asks: server.asked.some(isOwn),
    }),
    query,
  )
  const bare = await lookAt(path, NOTHING, phrases, query)
  const empty = bare.filter((words) => SAYS_EMPTY.test(words) && !full.phrases.includes(words))
  return { empty, alerts: full.alerts, asks: full.asks }
}

/** Excludes notices, the only read that every page makes. */
const isOwn = ({ operationId }: Operation) => operationId !== 'system_notices.list'
