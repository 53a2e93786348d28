import type { Item } from '@omc/sdk'

/** Where picture, title and price stand on a picture, in pixels. */
export type Layout = Item<'creative_templates.list'>['layout']
export type TextBox = NonNullable<Layout['title']>

/** Layout of a new template of 800 × 800 pixels: the picture above, title and price below. */
export const FIRST_LAYOUT: Layout = {
  background: '#ffffff',
  picture: { x: 40, y: 40, width: 720, height: 560, fit: 'cover', radius: 16 },
  title: {
    x: 40,
    y: 620,
    width: 720,
    height: 90,
    size: 36,
    color: '#1f2329',
    weight: 700,
    lines: 2,
    align: 'left',
  },
  price: {
    x: 40,
    y: 715,
    width: 720,
    height: 60,
    size: 44,
    color: '#c8102e',
    weight: 700,
    lines: 1,
    align: 'left',
  },
}

/** Whether a stored or edited value is a layout. */
export const isLayout = (value: unknown): value is Layout =>
  typeof value === 'object' && value !== null && 'picture' in value && 'background' in value

const COLOUR = /^#[0-9a-f]{6}$/i

type Box = Pick<TextBox, 'x' | 'y' | 'width' | 'height'>

const fits = ({ x, y, width, height }: Box, most: { width: number; height: number }): boolean =>
  [x, y, width, height].every((one) => Number.isInteger(one)) &&
  x >= 0 &&
  y >= 0 &&
  width >= 1 &&
  height >= 1 &&
  x + width <= most.width &&
  y + height <= most.height

/** Whether every box stands within the picture, and every text has letters to be read. */
export function isSound(layout: unknown, size: { width: number; height: number }): boolean {
  if (!isLayout(layout)) return false
  const { background, picture, title, price } = layout
  const texts = [title, price].filter((one) => one !== null)
  return (
    COLOUR.test(background) &&
    fits(picture, size) &&
    picture.radius >= 0 &&
    texts.every(
      (text) => fits(text, size) && COLOUR.test(text.color) && text.size >= 8 && text.lines >= 1,
    )
  )
}
