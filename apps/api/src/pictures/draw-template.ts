import { createCanvas, type Image, type SKRSContext2D } from '@napi-rs/canvas'
import { problem } from '../kernel/problem.ts'
import type { Box, Template, TextBox } from '../kernel/template-layout.ts'
import { fontFor } from './fonts.ts'
import { openPicture } from './open-picture.ts'
import { wrapText } from './wrap-text.ts'

export interface Drawing {
  template: Template
  /** Bytes of the product's picture; without them its place is grey. */
  picture: Uint8Array | undefined
  title: string
  /** Displayed price; '' without one. */
  price: string
}

const QUALITY = 92
const LINE = 1.3
const NO_PICTURE = '#d9dce1'

/**
 * Draws a product on a template.
 *
 * @returns the bytes of a JPEG
 * @throws Problem 422 `no_glyph` naming characters that the font has not; those of `openPicture`
 */
export async function drawTemplate({ template, picture, title, price }: Drawing): Promise<Buffer> {
  const { width, height, layout } = template
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = layout.background
  context.fillRect(0, 0, width, height)
  drawPicture(context, picture && (await openPicture(picture)), layout.picture)
  if (layout.title) write(context, title, layout.title)
  if (layout.price) write(context, price, layout.price)
  return canvas.encode('jpeg', QUALITY)
}

function drawPicture(
  context: SKRSContext2D,
  image: Image | undefined,
  box: Template['layout']['picture'],
): void {
  context.save()
  context.beginPath()
  context.roundRect(box.x, box.y, box.width, box.height, box.radius)
  context.clip()
  if (image) {
    const fit = box.fit === 'cover' ? Math.max : Math.min
    const scale = fit(box.width / image.width, box.height / image.height)
    const [width, height] = [image.width * scale, image.height * scale]
    const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2]
    context.drawImage(image, x, y, width, height)
  } else {
    context.fillStyle = NO_PICTURE
    context.fillRect(box.x, box.y, box.width, box.height)
  }
  context.restore()
}

/** Pictures in a title that the font has not are left out; a character of a language never is. */
function writable(text: string): { text: string; family: string } {
  const { missing } = fontFor(text)
  const left = missing.filter((one) => !/[\p{Extended_Pictographic}\p{M}\p{Cf}]/u.test(one))
  if (left.length > 0) {
    const named = left.slice(0, 10).join(' ')
    throw problem('no_glyph', { characters: named })
  }
  const plain = Array.from(text)
    .filter((one) => !missing.includes(one))
    .join('')
  return { text: plain, family: fontFor(`${plain}…`).family }
}

function write(context: SKRSContext2D, wanted: string, box: TextBox & Box): void {
  const { text, family } = writable(wanted)
  context.font = `${box.weight} ${box.size}px ${family}`
  context.fillStyle = box.color
  context.textAlign = box.align
  context.textBaseline = 'top'
  const fitting = Math.max(1, Math.floor(box.height / (box.size * LINE)))
  const lines = wrapText(text, {
    width: box.width,
    lines: Math.min(box.lines, fitting),
    widthOf: (one) => context.measureText(one).width,
  })
  const x = { left: box.x, center: box.x + box.width / 2, right: box.x + box.width }[box.align]
  for (const [at, line] of lines.entries()) context.fillText(line, x, box.y + at * box.size * LINE)
}
