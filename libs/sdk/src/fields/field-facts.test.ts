import { expect, expectTypeOf, it } from 'vitest'
import * as contents from '../generated/fields/carry_contents.ts'
import * as publishes from '../generated/fields/carry_publishes.ts'
import type { Checked, FieldFact, FieldName } from './field-facts.ts'

it('calls an attribute by what it means in its resource', () => {
  expect([contents.created_at.en, publishes.created_at.en]).toEqual(['Added', 'Recorded'])
  expect(publishes.published_at).toEqual({
    kind: 'instant',
    zh: '发布时间',
    en: 'Published',
    nullable: true,
  })
})

type Contents = typeof contents

it('has the attributes of the resource, each of them and no others', () => {
  expectTypeOf<keyof Contents>().toEqualTypeOf<FieldName<'carry_contents'>>()
  expectTypeOf<contents.Fields>().toEqualTypeOf<Contents>()
  expectTypeOf<'titel'>().not.toExtend<keyof Contents>()
  // @ts-expect-error facts about an attribute that the resource does not have
  expectTypeOf<Checked<'carry_contents', Contents & { titel: FieldFact }>>().toBeObject()
  // @ts-expect-error an attribute is missing
  expectTypeOf<Checked<'carry_contents', Omit<Contents, 'title'>>>().toBeObject()
})

it('says which records an id is of, and the values of a choice', () => {
  expect(contents.user_id).toMatchObject({ kind: 'id', of: 'users' })
  expect(contents.status.choices.map(({ value }) => value)).toContain('processed')
})
