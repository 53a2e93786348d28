import { expect, it } from 'vitest'
import { FACTS, TABLE } from '../testing/fixture/generated/operations.ts'
import { allOperations } from './all-operations.ts'
import { parseFacts } from './parse-facts.ts'
import { parseTable } from './parse-table.ts'

it('knows what is usual, and reads what is not', () => {
  const table = parseTable('things lu\n 0120i go\n 1120 run stop\n 1133! login')
  const facts = ':run|jobs,others |jobs -\n,,1,2,3,\n'
  const found = parseFacts(facts, table).map(({ name, permission, touches }) => [
    name,
    permission,
    touches,
  ])
  expect(found).toEqual([
    ['list', 'thing:read', []],
    ['update', 'thing:edit', ['things']],
    ['go', 'thing:run', ['things', 'jobs', 'others']],
    ['run', 'thing:edit', ['things', 'jobs']],
    ['stop', null, ['things']],
    ['login', 'public', ['things']],
  ])
})

it('takes the area from the last word of the resource unless it is named', () => {
  const table = parseTable('my_things l\nother_things l')
  const found = parseFacts('\n\nother_things people', table)
  expect(found.map(({ permission }) => permission)).toEqual(['thing:read', 'people:read'])
})

it('reads what the generator writes', () => {
  const described = parseFacts(FACTS, parseTable(TABLE))
  const named = new Map(described.map((operation) => [operation.id, operation]))
  expect(named.get('auth.logout')?.permission).toBeNull()
  expect(named.get('carry_contents.get_publish_content')).toMatchObject({
    permission: 'content:publish',
    touches: ['carry_contents', 'publish_contents'],
  })
})

it('describes the operations of the product', () => {
  expect(allOperations().get('carry_contents.batch_content_status')).toMatchObject({
    permission: 'content:review',
    touches: ['carry_contents', 'carry_publishes', 'publish_contents', 'publish_events', 'jobs'],
  })
  expect(allOperations().get('auth.login')?.permission).toBe('public')
  expect(allOperations()).toBe(allOperations())
})
