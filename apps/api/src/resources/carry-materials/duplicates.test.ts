import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { seededRandom } from '@omc/core/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import {
  createMaterialFactories,
  type MaterialFactories,
} from '../../../test/material-factories.ts'
import { atMost } from '../../../test/short-form.ts'
import { createTestApp, type Caller, type TestApp } from '../../../test/support.ts'
import type { Database } from '../../db/database.ts'
import { problem } from '../../kernel/problem.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import { seeNewCovers } from '../../workflows/duplicates/see-new-covers.ts'
import { signMaterials } from '../../workflows/duplicates/sign-materials.ts'

const filesDir = mkdtempSync(join(tmpdir(), 'omc-duplicates-'))
/** Pictures of a made-up web, by address. */
const web = new Map<string, Uint8Array>()
const refused = () => {
  throw new Error('only pictures are fetched')
}
/** Held until the limit of a look ends it. */
const slow = new Set<string>()
const outbound: Outbound = {
  fetch(url, { signal } = {}) {
    if (slow.has(url)) return heldUntil(signal)
    const bytes = web.get(url)
    const contentType = 'image/jpeg'
    const head = { status: bytes ? 200 : 404, url, headers: {}, contentType }
    return Promise.resolve({ ...head, bytes: Buffer.from(bytes ?? []) })
  },
  open: refused,
  check: refused,
  close: () => Promise.resolve(),
}
const heldUntil = (signal?: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(problem('outside_unreachable'))
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop)
  })
let t: TestApp
let made: MaterialFactories
let operator: Caller
let colleague: Caller
let stranger: Caller
beforeAll(async () => {
  t = await createTestApp({ config: { filesDir }, services: { outbound } })
  made = createMaterialFactories(t.database)
  operator = await t.as('operator')
  colleague = await t.as('manager')
  stranger = await t.as('operator2')
})
afterAll(async () => {
  await t.close()
  rmSync(filesDir, { recursive: true, force: true })
})

const random = seededRandom(20_261_127)
const upTo = (n: number) => Math.floor(random.next() * n)
const pick = <T>(values: readonly T[]): T => values[upTo(values.length)] as T
const words = (count: number) =>
  Array.from({ length: count }, () => String.fromCharCode(0x4e00 + upTo(3_000))).join('')

/** A picture of its own: blocks of colour. */
function drawing(): Canvas {
  const canvas = createCanvas(120, 160)
  const context = canvas.getContext('2d')
  for (let n = 0; n < 24; n += 1) {
    context.fillStyle = `hsl(${upTo(360)}, 70%, ${20 + upTo(60)}%)`
    context.fillRect(upTo(120) - 20, upTo(160) - 20, 15 + upTo(60), 15 + upTo(80))
  }
  return canvas
}
/** The same picture, smaller and packed harder. */
function encodedAgain(picture: Canvas): Promise<Buffer> {
  const small = createCanvas(90, 120)
  small.getContext('2d').drawImage(picture, 0, 0, 90, 120)
  return small.encode('jpeg', 45)
}

interface Offer {
  source_id: string
  title: string
  desc: string
  url: string
  cover_url: string
}
let serial = 0
function offer(picture?: Buffer): Offer {
  serial += 1
  const cover_url = `https://pictures.example/${serial}.jpg`
  if (picture) web.set(cover_url, picture)
  return {
    source_id: `p-${serial}`,
    title: words(12 + upTo(16)),
    desc: words(60 + upTo(120)),
    url: `https://detail.example/item.htm?id=9${serial}`,
    cover_url,
  }
}
/** A text with a few of its characters replaced, as a light rewriting does. */
const rewritten = (text: string) =>
  Array.from(text, (character) => (upTo(100) < 6 ? words(1) : character)).join('')

const KINDS = ['id', 'link', 'picture', 'title', 'text'] as const
type Kind = (typeof KINDS)[number]

/** An offer that shares with another only what its kind says. */
async function duplicateBy(kind: Kind, { own, picture }: Stored): Promise<Offer> {
  const other = offer(await drawing().encode('jpeg', 80))
  if (kind === 'id') return { ...other, source_id: own.source_id }
  if (kind === 'link')
    return {
      ...other,
      url: own.url
        .replace('https://', 'https://m.')
        .replace('?', `?spm=a2e.${serial}&utm_source=share&`),
    }
  // Its cover cannot be loaded; one that shows another thing would speak against it.
  if (kind === 'title') web.delete(other.cover_url)
  if (kind === 'title')
    return { ...other, title: `【${pick(['新品', '包邮', '热卖'])}】${own.title}正品` }
  if (kind === 'text') return { ...other, desc: rewritten(own.desc) }
  web.set(other.cover_url, await encodedAgain(picture))
  return other
}

interface Stored {
  own: Offer
  picture: Canvas
}
async function store(owner: Caller, status: 'fetched' | 'checked' = 'fetched'): Promise<Stored> {
  const picture = drawing()
  const own = offer(await picture.encode('jpeg', 92))
  const { id } = await made.material({
    business_team_id: owner.teamId,
    user_id: owner.userId,
    source: 'douyin',
    source_id: own.source_id,
    source_url: own.url,
    title: own.title,
    cover_url: own.cover_url,
    status,
  })
  await made.text({
    business_team_id: owner.teamId,
    carry_material_id: id,
    kind: 'desc',
    text: own.desc,
  })
  return { own, picture }
}
async function signAll() {
  while ((await seeNewCovers(t)) > 0);
  await signMaterials(t.database)
}

interface Found {
  source_id: string
  kind: Kind
  carry_material_id: string | null
}
async function find(caller: Caller, candidates: readonly Offer[]): Promise<Found[]> {
  const answer = await caller.post('/api/v1/carry_materials/find_duplicates', {
    platform: 'douyin',
    candidates,
  })
  expect(answer.status).toBe(200)
  return answer.body.data.duplicates
}

/** Of each kind. */
const COPIES = atMost(60, 12)
const OFFERS = atMost(1_000, 200)

it(`carry_materials.find_duplicates finds ${5 * COPIES} duplicates of five kinds among ${OFFERS} offers, and takes none of the others for one`, async () => {
  const candidates: Offer[] = []
  const planted = new Map<string, Kind>()
  for (let n = 0; n < COPIES; n += 1)
    for (const kind of KINDS) {
      const copy = await duplicateBy(kind, await store(operator))
      planted.set(copy.source_id, kind)
      candidates.push(copy)
    }
  while (candidates.length < OFFERS) candidates.push(offer(await drawing().encode('jpeg', 80)))
  await signAll()
  const before = await t.rows('select count(*) from carry_materials')
  const found: Found[] = []
  for (let at = 0; at < candidates.length; at += 100)
    found.push(...(await find(operator, candidates.slice(at, at + 100))))
  const hits = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>
  for (const { source_id, kind } of found) if (planted.get(source_id) === kind) hits[kind] += 1
  console.log(`found of ${COPIES} each: ${KINDS.map((kind) => `${kind} ${hits[kind]}`).join(', ')}`)
  expect(found.filter(({ source_id }) => !planted.has(source_id))).toEqual([])
  expect(hits).toEqual(Object.fromEntries(KINDS.map((kind) => [kind, COPIES])))
  expect(await t.rows('select count(*) from carry_materials')).toEqual(before)
}, 120_000)

it('tells that a colleague has the like, and neither which nor anything of another team', async () => {
  // Nobody else reviews it any more.
  const theirs = await store(colleague, 'checked')
  const mine = await store(operator)
  await signAll()
  const copies = [
    await duplicateBy('title', theirs),
    await duplicateBy('id', theirs),
    await duplicateBy('link', mine),
  ]
  const found = await find(operator, copies)
  expect(found).toMatchObject([
    { source_id: copies[0]?.source_id, kind: 'title', carry_material_id: null },
    { source_id: copies[1]?.source_id, kind: 'id', carry_material_id: null },
    { source_id: copies[2]?.source_id, kind: 'link' },
  ])
  expect(found[2]?.carry_material_id).toMatch(/^\d+$/)
  expect((await find(colleague, copies)).every((one) => one.carry_material_id !== null)).toBe(true)
  expect(await find(stranger, copies)).toEqual([])
})

it('forgets a material in the trash, and knows the new title of a changed one', async () => {
  const { own } = await store(operator)
  await signAll()
  const named = { ...offer(), title: own.title }
  expect(await find(operator, [named])).toMatchObject([{ kind: 'title' }])
  await t.rows('update carry_materials set title = $1 where source_id = $2', [
    '完全不同的另一个名字',
    own.source_id,
  ])
  await signAll()
  expect(await find(operator, [named])).toEqual([])
  await t.rows('update carry_materials set title = $1, deleted_at = now() where source_id = $2', [
    own.title,
    own.source_id,
  ])
  await signAll()
  expect(await find(operator, [named, own])).toEqual([])
})

const MINUTE_MS = 60_000
const unseenOf = async ({ own }: Stored) => {
  const [row] = await t.rows(
    `select s.unseen, s.picture <> '' as is_signed from material_signs s
     join carry_materials m on m.id = s.carry_material_id where m.source_id = $1`,
    [own.source_id],
  )
  return row
}
const moveCover = ({ own }: Stored, address: string) =>
  t.rows('update carry_materials set cover_url = $1 where source_id = $2', [address, own.source_id])

it('knows a cover that moved to another address with the same picture', async () => {
  const stored = await store(operator)
  await signAll()
  const moved = `${stored.own.cover_url}?moved`
  web.set(moved, web.get(stored.own.cover_url) as Uint8Array)
  await moveCover(stored, moved)
  // The texts are signed before somebody looks at the cover.
  await signMaterials(t.database)
  expect(await unseenOf(stored)).toEqual({ unseen: true, is_signed: false })
  await signAll()
  expect(await unseenOf(stored)).toEqual({ unseen: false, is_signed: true })
  const copy = await duplicateBy('picture', stored)
  expect(await find(operator, [copy])).toMatchObject([{ kind: 'picture' }])
})

it('looks again at a cover that could not be loaded, and gives up after five times', async () => {
  const [late, never] = [await store(operator), await store(operator)]
  const picture = web.get(late.own.cover_url) as Uint8Array
  web.delete(late.own.cover_url)
  web.delete(never.own.cover_url)
  await signAll()
  expect(await unseenOf(late)).toEqual({ unseen: true, is_signed: false })
  web.set(late.own.cover_url, picture)
  t.clock.advance(6 * MINUTE_MS)
  await signAll()
  expect(await unseenOf(late)).toEqual({ unseen: false, is_signed: true })
  for (let round = 0; round < 3; round += 1) {
    expect(await unseenOf(never)).toMatchObject({ unseen: true })
    t.clock.advance(25 * 60 * MINUTE_MS)
    await signAll()
  }
  expect(await unseenOf(never)).toMatchObject({ unseen: false })
  // Another address is another cover.
  await moveCover(never, late.own.cover_url)
  await signAll()
  expect(await unseenOf(never)).toEqual({ unseen: false, is_signed: true })
})

it('keeps covers for the next look that the limit left out', async () => {
  const stored = await Promise.all(Array.from({ length: 6 }, () => store(operator)))
  for (const { own } of stored) slow.add(own.cover_url)
  const limit = new AbortController()
  const within = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const look = seeNewCovers(t)
  await vi.waitFor(() => expect(within).toHaveBeenCalled())
  limit.abort()
  expect(await look).toBe(0)
  within.mockRestore()
  slow.clear()
  await signAll()
  for (const one of stored) expect(await unseenOf(one)).toEqual({ unseen: false, is_signed: true })
})

it('looks at covers again that a stopped server had taken', async () => {
  const stored = await store(operator)
  let calls = 0
  const database: Database = {
    ...t.database,
    asServer(run) {
      calls += 1
      return calls > 1 ? Promise.reject(new Error('stopped')) : t.database.asServer(run)
    },
  }
  await expect(seeNewCovers({ database, services: t.services })).rejects.toThrow('stopped')
  await signAll()
  expect(await unseenOf(stored)).toMatchObject({ unseen: true })
  t.clock.advance(2 * MINUTE_MS)
  await signAll()
  expect(await unseenOf(stored)).toEqual({ unseen: false, is_signed: true })
})
