import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { registry } from '../resources/index.ts'
import { bodySchema, querySchema } from './operation-schemas.ts'

const ajv = new Ajv2020({ strict: false })

it('the query and the body of every operation are valid schemas', () => {
  const broken = registry.operations.filter((operation) =>
    [querySchema(operation), bodySchema(operation)].some(
      (schema) => ajv.validateSchema(schema) !== true,
    ),
  )
  expect(broken.map(({ id }) => id)).toEqual([])
  expect(ajv.validateSchema({ type: 'sentence' })).toBe(false)
})
