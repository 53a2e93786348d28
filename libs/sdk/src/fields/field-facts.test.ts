import { expect, expectTypeOf, it } from 'vitest'
import { fields as contents } from '../generated/fields/carry_contents.ts'
import { fields as publishes } from '../generated/fields/carry_publishes.ts'
import type { FieldFact, FieldsOf } from './field-facts.ts'

it('calls an attribute by what it means in its resource', () => {
  expect([contents.created_at.en, publishes.created_at.en]).toEqual(['Collected', 'Recorded'])
  expect(publishes.published_at).toEqual({
    kind: 'instant',
    zh: '发布时间',
    en: 'Published',
    nullable: true,
  })
})

it('has the attributes of the resource, each of them and no others', () => {
  expectTypeOf<keyof typeof contents>().toEqualTypeOf<keyof FieldsOf<'carry_contents'>>()
  const some: FieldFact = contents.title
  expect(some.kind).toBe('text')
  // @ts-expect-error a name that the resource does not have
  expect(contents.titel).toBeUndefined()
  const planted = { ...contents, titel: some }
  // @ts-expect-error a resource without this attribute takes no facts about it
  const wrong: FieldsOf<'carry_contents'> & { titel?: never } = planted
  expect(wrong.title).toBe(some)
  const { title: _left, ...rest } = contents
  // @ts-expect-error an attribute is missing
  const lacking: FieldsOf<'carry_contents'> = rest
  expect(lacking).toBe(rest)
})

it('says which records an id is of, and the values of a choice', () => {
  expect(contents.user_id).toMatchObject({ kind: 'id', of: 'users' })
  expect(contents.status.values).toContain('processed')
})
