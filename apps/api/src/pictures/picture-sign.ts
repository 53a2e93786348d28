import { createCanvas, type Image } from '@napi-rs/canvas'
import { openPicture } from './open-picture.ts'

const SIDE = 32
const LOW = 8
const TILES = 4
/** The picture and versions with cut edges: a crop resembles one of them. */
const VIEWS = [0, 0.04, 0.08]

/**
 * Look of a picture in a few characters: a hash of its coarse shapes for the picture and two crops
 * of it (DCT), and the colours of its tiles. `@omc/core/duplicates` compares two of them.
 *
 * @returns '' for a picture without anything in it
 * @throws Problem those of `openPicture`
 */
export async function signOf(bytes: Uint8Array): Promise<string> {
  const image = await openPicture(bytes)
  const shapes = VIEWS.map((cut) => shapeOf(greyOf(pixelsOf(image, cut, SIDE))))
  if (shapes.some((shape) => shape === undefined)) return ''
  return [...shapes, Buffer.from(coloursOf(pixelsOf(image, 0, TILES))).toString('hex')].join('.')
}

/** RGBA of the picture without its edges, drawn small on white. */
function pixelsOf(image: Image, cut: number, side: number): Uint8ClampedArray {
  const canvas = createCanvas(side * 4, side * 4)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, side * 4, side * 4)
  context.imageSmoothingQuality = 'high'
  const [x, y] = [image.width * cut, image.height * cut]
  context.drawImage(
    image,
    x,
    y,
    image.width - 2 * x,
    image.height - 2 * y,
    0,
    0,
    side * 4,
    side * 4,
  )
  const { data } = context.getImageData(0, 0, side * 4, side * 4)
  return shrink(data, side)
}

/** Each pixel the mean of 16: a picture that is only sampled would jump with every crop. */
function shrink(data: Uint8ClampedArray, side: number): Uint8ClampedArray {
  const small = new Uint8ClampedArray(side * side * 4)
  for (let i = 0; i < small.length; i += 1) {
    const [channel, pixel] = [i % 4, Math.floor(i / 4)]
    const [left, top] = [(pixel % side) * 4, Math.floor(pixel / side) * 4]
    let sum = 0
    for (let at = 0; at < 16; at += 1)
      sum += data[((top + (at >> 2)) * side * 4 + left + (at & 3)) * 4 + channel] ?? 0
    small[i] = sum / 16
  }
  return small
}

const greyOf = (data: Uint8ClampedArray): number[] =>
  Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3)
    return 0.299 * red + 0.587 * green + 0.114 * blue
  })

const coloursOf = (data: Uint8ClampedArray): Uint8Array =>
  Uint8Array.from(data.filter((_, at) => at % 4 !== 3))

const COSINES = Array.from({ length: LOW }, (_, k) =>
  Array.from({ length: SIDE }, (_, n) => Math.cos(((2 * n + 1) * k * Math.PI) / (2 * SIDE))),
)

/** 63 bits: which of the low frequencies are stronger than the middle one. */
function shapeOf(grey: readonly number[]): string | undefined {
  const rows = Array.from({ length: SIDE }, (_, y) =>
    COSINES.map((cosine) => dot(cosine, grey.slice(y * SIDE, (y + 1) * SIDE))),
  )
  const values: number[] = []
  for (let u = 0; u < LOW; u += 1)
    for (const cosine of COSINES)
      values.push(
        dot(
          cosine,
          rows.map((row) => row[u] ?? 0),
        ),
      )
  const low = values.slice(1)
  if (low.every((value) => Math.abs(value) < SIDE)) return undefined
  const middle = low.toSorted((a, b) => a - b)[Math.floor(low.length / 2)] ?? 0
  const bits = low.map((value) => (value > middle ? '1' : '0')).join('')
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0')
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
