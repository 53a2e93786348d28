import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas'
import { beforeAll, describe, expect, it } from 'vitest'
import { Problem } from '../kernel/problem.ts'
import type { Box, Template, TextBox } from '../kernel/template-layout.ts'
import { drawTemplate, type Drawing } from './draw-template.ts'
import { fontFor } from './fonts.ts'

const RED = [200, 16, 46] as const
const PICTURE = { x: 40, y: 30, width: 320, height: 240, fit: 'cover', radius: 0 } as const
const TITLE: TextBox = {
  x: 40,
  y: 300,
  width: 320,
  height: 120,
  size: 32,
  color: '#1f2329',
  weight: 600,
  lines: 2,
  align: 'left',
}
const PRICE: TextBox = { ...TITLE, y: 440, height: 50, color: '#c8102e', lines: 1, align: 'right' }
const template: Template = {
  width: 400,
  height: 500,
  layout: { background: '#ffffff', picture: PICTURE, title: TITLE, price: PRICE },
}

/** A picture of goods: green on the left, blue on the right. */
let goods: Uint8Array
beforeAll(() => {
  const canvas = createCanvas(200, 100)
  const context = canvas.getContext('2d')
  context.fillStyle = '#00a000'
  context.fillRect(0, 0, 100, 100)
  context.fillStyle = '#0000c0'
  context.fillRect(100, 0, 100, 100)
  goods = canvas.toBuffer('image/png')
})

/** Draws, and reads back what stands in a part of the picture. */
async function drawn(given: Partial<Drawing>) {
  const bytes = await drawTemplate({ template, picture: goods, title: '', price: '', ...given })
  const image = await loadImage(bytes)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return {
    size: [image.width, image.height],
    in: ({ x, y, width, height }: Box) => context.getImageData(x, y, width, height).data,
    at: (x: number, y: number) => Array.from(context.getImageData(x, y, 1, 1).data.subarray(0, 3)),
  }
}
type Picture = Awaited<ReturnType<typeof drawn>>

/** How far apart two values of a colour are that a JPEG keeps as one. */
const NOISE = 48
/** Share of a part's pixels in which two pictures differ. */
function difference(one: Picture, other: Picture, box: Box): number {
  const [a, b] = [one.in(box), other.in(box)]
  let count = 0
  for (let at = 0; at < a.length; at += 4)
    if ([0, 1, 2].some((by) => Math.abs((a[at + by] ?? 0) - (b[at + by] ?? 0)) > NOISE)) count += 1
  return count / (a.length / 4)
}

/** Share of a part's pixels that have about this colour. */
function share(picture: Picture, box: Box, colour: readonly number[]): number {
  const pixels = picture.in(box)
  let count = 0
  for (let at = 0; at < pixels.length; at += 4)
    if (colour.every((value, by) => Math.abs(value - (pixels[at + by] ?? 0)) < NOISE)) count += 1
  return count / (pixels.length / 4)
}

/** The half of a box that begins at this share of its width. */
const half = (box: Box, from: 0 | 0.5): Box => ({
  x: box.x + box.width * from,
  y: box.y,
  width: box.width / 2,
  height: box.height,
})

/** Share that letters of the text cover at least. */
const WRITTEN = 0.02

describe('a picture drawn on a template', () => {
  it('shows the picture of the goods in its place, cut to fit', async () => {
    const [full, without] = [await drawn({}), await drawn({ picture: undefined })]
    expect(full.size).toEqual([400, 500])
    expect(difference(full, without, PICTURE)).toBeGreaterThan(0.95)
    expect(share(full, half(PICTURE, 0), [0, 160, 0])).toBeGreaterThan(0.9)
    expect(share(full, half(PICTURE, 0.5), [0, 0, 192])).toBeGreaterThan(0.9)
    expect(full.at(10, 10).every((value) => value > 240)).toBe(true)
    const whole = { ...template.layout, picture: { ...PICTURE, fit: 'contain' as const } }
    const contained = await drawn({ template: { ...template, layout: whole } })
    // Twice as wide as high: 40 pixels above and below it stay free.
    expect(contained.at(60, 40).every((value) => value > 240)).toBe(true)
    expect(contained.at(60, 150)[1]).toBeGreaterThan(120)
  })

  it.each([
    ['Chinese', '秋冬新款加厚羊毛围巾'],
    ['English', 'Warm wool scarf'],
    ['with an emoji', '羊毛围巾 🧣'],
  ])('has its title written where the template wants it: %s', async (_name, title) => {
    const [full, without] = [await drawn({ title }), await drawn({})]
    expect(difference(full, without, TITLE)).toBeGreaterThan(WRITTEN)
    for (const other of [PICTURE, PRICE]) expect(difference(full, without, other)).toBe(0)
  })

  it('writes the characters of the title, not boxes in their place', async () => {
    const [one, other] = [await drawn({ title: '羊毛围巾' }), await drawn({ title: '保温水杯' })]
    expect(difference(one, other, TITLE)).toBeGreaterThan(WRITTEN)
    // Every machine draws the same: with the product's own font.
    const families = fontFor('羊毛围巾').family.split(', ')
    expect(families.filter((name) => !GlobalFonts.has(name))).toEqual([])
    await expect(drawn({ title: '\u{2A6D6}' })).rejects.toThrow(Problem)
  })

  it('breaks a long title into the lines of the template, and writes no further', async () => {
    const [short, long] = [
      await drawn({ title: '围巾' }),
      await drawn({ title: '围巾'.repeat(60) }),
    ]
    const second = { ...TITLE, y: TITLE.y + 44, height: 40 }
    expect(difference(short, long, second)).toBeGreaterThan(WRITTEN)
    const below = { x: 0, y: 395, width: 400, height: 40 }
    const beside = { x: 370, y: 300, width: 30, height: 120 }
    for (const free of [below, beside]) expect(difference(short, long, free)).toBe(0)
  })

  it('has its price written in its colour, at the end of its line', async () => {
    const [full, without] = [await drawn({ price: '¥128.00' }), await drawn({})]
    expect(difference(full, without, half(PRICE, 0.5))).toBeGreaterThan(WRITTEN)
    expect(difference(full, without, half(PRICE, 0))).toBe(0)
    expect(share(full, half(PRICE, 0.5), RED)).toBeGreaterThan(WRITTEN)
    expect(difference(full, without, TITLE)).toBe(0)
  })

  it('leaves out what the template has no place for', async () => {
    const layout = { ...template.layout, title: null, price: null }
    const bare = { ...template, layout }
    const given = { title: '秋冬新款', price: '¥128.00' }
    const [full, without] = [await drawn({ ...given, template: bare }), await drawn({})]
    for (const box of [TITLE, PRICE]) expect(difference(full, without, box)).toBe(0)
  })
})
