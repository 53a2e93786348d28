import T from 'typebox'
import { expect, it } from 'vitest'
import { IdOf, Instant, Nullable, OneOf, Text, Yuan } from '../schema.ts'
import { describeField } from './describe-field.ts'
import { jsonSchema } from './field-kind.ts'
import { said, type FieldWords } from './field-words.ts'

const words = (kind?: FieldWords['kind']) => said('价', 'Price', 'what it costs', kind)
const described = (schema: Parameters<typeof jsonSchema>[0], kind?: FieldWords['kind']) => {
  const { description, 'x-kind': found } = describeField(jsonSchema(schema), words(kind))
  return [found, description]
}

it('tells unit, values, limits and emptiness from the schema', () => {
  expect(described(Instant)).toEqual(['instant', 'What it costs. RFC 3339 in UTC.'])
  expect(described(Nullable(IdOf('users')))).toEqual([
    'id of users',
    'What it costs. The id of a record of `users`. Null when there is none.',
  ])
  expect(described(T.Array(OneOf('a', 'b'), { maxItems: 3 }))).toEqual([
    'choice',
    'What it costs. Each one of: `a`, `b`. At most 3 entries.',
  ])
  expect(described(Yuan)[0]).toBe('yuan')
  expect(described(Text(20))).toEqual(['text', 'What it costs. At most 20 characters.'])
  expect(described(T.Integer({ minimum: 1, maximum: 9 }), 'seconds')).toEqual([
    'seconds',
    'What it costs. In seconds. From 1 to 9.',
  ])
})

it('keeps what the declaration says by itself, after the words', () => {
  expect(described(T.Number({ description: 'rounded to fen' }), 'yuan')).toEqual([
    'yuan',
    'What it costs. Rounded to fen. In yuan, with at most two decimals.',
  ])
})

it('takes the kind of the words only where the JSON type allows it', () => {
  expect(described(Text(10), 'image')[0]).toBe('image')
  expect(described(OneOf('a', 'b'), 'key')[0]).toBe('choice')
  expect(described(IdOf('users'), 'id of jobs')[0]).toBe('id of users')
  expect(() => described(T.Number(), 'image')).toThrow(
    'Price: a value that is number by its schema is no image',
  )
})

it('gives what has no words neither label nor description', () => {
  expect(describeField(jsonSchema(Text(10)), undefined)).toEqual({
    type: 'string',
    maxLength: 10,
    'x-kind': 'text',
  })
})

it('names the values of a closed list, as the field means them', () => {
  const own = { ...words(), choices: { image: { zh: '图文', en: 'Image-text' } } }
  expect(describeField(jsonSchema(OneOf('image', 'video')), own)['x-choices']).toEqual({
    image: { zh: '图文', en: 'Image-text' },
    video: { zh: '视频', en: 'Video' },
  })
  expect(describeField(jsonSchema(OneOf('video', 'b')), words())).not.toHaveProperty('x-choices')
})
