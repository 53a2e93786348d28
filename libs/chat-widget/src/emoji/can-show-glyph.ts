/** A code point that no font has: it renders as the missing-glyph box. */
const MISSING = '\u{10FFFD}'
const SIDE_PX = 24

const answers = new Map<string, boolean>()
let pen: CanvasRenderingContext2D | null | undefined

/** Whether an installed font has the glyph; true if there is no canvas to test with. */
export function canShowGlyph(glyph: string): boolean {
  const known = answers.get(glyph)
  if (known !== undefined) return known
  pen ??= takePen()
  const answer = pen === null || paint(pen, glyph) !== paint(pen, MISSING)
  answers.set(glyph, answer)
  return answer
}

function takePen(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  return canvas.getContext('2d', { willReadFrequently: true })
}

function paint(on: CanvasRenderingContext2D, text: string): string {
  on.clearRect(0, 0, SIDE_PX, SIDE_PX)
  on.font = '16px sans-serif'
  on.textBaseline = 'top'
  on.fillText(text, 0, 2)
  return on.getImageData(0, 0, SIDE_PX, SIDE_PX).data.join()
}
