import T from 'typebox'
import { Closed, Label, Nullable, OneOf } from '../../jsonapi/schema.ts'

const at = (most: number, examples: number[]) => T.Integer({ minimum: 0, maximum: most, examples })
const Side = T.Integer({ minimum: 200, maximum: 2000, examples: [800] })
const Colour = T.String({ pattern: '^#[0-9a-fA-F]{6}$', examples: ['#c8102e'] })
const box = {
  x: at(2000, [0]),
  y: at(2000, [0]),
  width: T.Integer({ minimum: 1, maximum: 2000, examples: [400] }),
  height: T.Integer({ minimum: 1, maximum: 2000, examples: [200] }),
}
const TextBox = Closed({
  ...box,
  size: T.Integer({ minimum: 8, maximum: 400, description: 'of the letters, in pixels' }),
  color: Colour,
  weight: T.Integer({ minimum: 100, maximum: 900, multipleOf: 100 }),
  lines: T.Integer({ minimum: 1, maximum: 12, description: 'more end with an ellipsis' }),
  align: OneOf('left', 'center', 'right'),
})

export const Layout = Closed(
  {
    background: Colour,
    picture: Closed({ ...box, fit: OneOf('cover', 'contain'), radius: at(1000, [0]) }),
    title: Nullable(TextBox),
    price: Nullable(TextBox),
  },
  { description: 'boxes in pixels, within the width and height of the template' },
)

export const written = { name: Label(100), width: Side, height: Side, layout: Layout }
