import { describe, expect, it } from 'vitest'
import type { Operation } from '../../apps/api/src/jsonapi/operation.ts'
import { registry } from '../../apps/api/src/resources/index.ts'
import { firstPage, nested, sdkArguments } from './sdk-arguments.ts'
import { typedQuery } from './typed-query.ts'

const operation = (id: string): Operation => {
  const found = registry.operations.find((one) => one.id === id)
  if (!found) throw new Error(`no operation ${id}`)
  return found
}
const call = { method: 'GET', url: '', query: {}, attributes: undefined } as const

describe('the arguments of a call', () => {
  it('are the id of the path, the query as values, and the attributes side by side', () => {
    const update = operation('plans.update')
    const sampled = { ...call, url: '/api/v1/plans/7', attributes: { name: 'n', gone: undefined } }
    expect(sdkArguments(update, sampled)).toEqual({ id: '7', name: 'n' })
    const nestedList = operation('conversations.messages')
    const url = '/api/v1/conversations/8/messages'
    expect(sdkArguments(nestedList, { ...call, url })).toMatchObject({ id: '8', 'page[size]': 2 })
  })

  it('ask for small pages with everything that can be included, and for whole records', () => {
    const query = { 'filter[has_cps]': 'true', 'fields[carry_publishes]': 'title' }
    expect(sdkArguments(operation('carry_publishes.list'), { ...call, query })).toEqual({
      'filter[has_cps]': true,
      'page[size]': 2,
      include: ['carry_content', 'studio_account'],
    })
  })

  it('of a first page are not narrowed', () => {
    const query = { 'filter[has_cps]': 'true' }
    expect(firstPage(operation('carry_publishes.list'), { ...call, query }).query).toEqual({})
  })

  it('send a file as bytes', () => {
    const args = sdkArguments(operation('uploads.create'), {
      ...call,
      attributes: { file: 'eHk=', file_name: 'a.png' },
    })
    expect(args).toMatchObject({ file: expect.any(Blob), file_name: 'a.png' })
  })

  it('have another spelling', () => {
    const args = { id: '1', 'filter[a]': 1, 'filter[b]': 2, 'page[size]': 3 }
    expect(nested(args)).toEqual({ id: '1', filter: { a: 1, b: 2 }, page: { size: 3 } })
  })
})

it('reads the text of a parameter as its schema says', () => {
  const integers = { type: 'array', items: { type: 'integer' } }
  expect(typedQuery('1,2', integers)).toEqual([1, 2])
  expect(typedQuery('false', { type: 'boolean' })).toBe(false)
  expect(typedQuery('2.5', { type: 'number' })).toBe(2.5)
  expect(typedQuery('1', { type: 'string' })).toBe('1')
})
