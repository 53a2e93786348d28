import { PLATFORMS } from '@omc/core'
import T from 'typebox'
import { OneOf } from '../../jsonapi/schema.ts'

export const Platform = OneOf(...PLATFORMS)
/** The id a platform gives to an account; it becomes a step of a path. */
export const Uid = T.String({
  minLength: 1,
  maxLength: 100,
  pattern: '^[^/\\s]+$',
  examples: ['90210'],
})
export const Secret = T.String({ minLength: 1, maxLength: 4000, description: 'write-only' })
export const Cookies = T.String({ minLength: 1, maxLength: 20_000, description: 'write-only' })
