import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { unpack } from './unpack.ts'

const go = async () => {}
const open = (
  bytes: Uint8Array,
  { maxBytes = 1000, wanted = (name: string) => name !== '', pause = go } = {},
) => unpack(bytes, { maxBytes, wanted, pause })
const zipOf = (names: string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])), { level: 0 })
/** Bytes that do not pack, the same ones each time. */
const noise = (length: number) => {
  let state = 7
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return state >>> 24
  })
}

describe('a ZIP file', () => {
  it('gives the wanted parts, and the others do not count', async () => {
    const zip = zipSync({ a: strToU8('one'), b: new Uint8Array(5000), c: strToU8('three') })
    const parts = await open(zip, { wanted: (name) => name !== 'b' })
    expect([...parts].map(([name, part]) => [name, Buffer.from(part).toString()])).toEqual([
      ['a', 'one'],
      ['c', 'three'],
    ])
  })

  it('gives a part that comes in many pieces as it was', async () => {
    const part = noise(100_000)
    expect([...((await open(zipSync({ part }), { maxBytes: 100_000 })).get('part') ?? [])]).toEqual(
      [...part],
    )
  })

  it('is taken up to its limit of bytes, over all parts, and not beyond', async () => {
    const zip = zipSync({ a: new Uint8Array(500), b: new Uint8Array(500) })
    expect((await open(zip, { maxBytes: 1000 })).size).toBe(2)
    await expect(open(zip, { maxBytes: 999 })).rejects.toMatchObject({ code: 'table_too_large' })
  })

  it('may have 2,000 parts and not one more', async () => {
    const names = Array.from({ length: 2000 }, (_, n) => `p${n}`)
    expect((await open(zipOf(names), { maxBytes: 2000 })).size).toBe(2000)
    await expect(open(zipOf([...names, 'more']), { wanted: () => false })).rejects.toMatchObject({
      code: 'table_too_large',
    })
  })

  it('is refused when a part comes twice: programs differ in which one they show', async () => {
    const zip = Buffer.from(zipOf(['part1', 'part2']))
    for (let at = zip.indexOf('part2'); at >= 0; at = zip.indexOf('part2')) zip.write('part1', at)
    await expect(open(zip)).rejects.toMatchObject({
      code: 'not_a_table',
      details: [expect.objectContaining({ meta: { why: 'part1 comes twice' } }) as unknown],
    })
  })

  it('is refused when its packed bytes are damaged', async () => {
    const zip = zipSync({ a: strToU8('a text that is packed, packed, packed and packed again') })
    zip.fill(0xff, 31, 60)
    await expect(open(zip)).rejects.toMatchObject({ code: 'not_a_table' })
  })

  it('is refused when it is cut off, wherever', async () => {
    const zip = zipSync({ a: noise(40_000) }, { level: 0 })
    for (const length of [16_383, 16_384, 16_385, 39_000])
      await expect(open(zip.subarray(0, length), { maxBytes: 50_000 })).rejects.toMatchObject({
        code: 'not_a_table',
      })
  })

  it('gives way to others every 256 KiB', async () => {
    let pauses = 0
    const zip = zipSync({ a: noise(1024 * 1024) }, { level: 0 })
    await open(zip, { maxBytes: 2_000_000, pause: async () => void (pauses += 1) })
    expect(pauses).toBe(5)
  })
})
