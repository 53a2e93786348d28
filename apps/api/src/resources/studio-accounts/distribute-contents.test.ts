import { expect, it } from 'vitest'
import { distributeContents } from './distribute-contents.ts'

const content = (id: number, teamId = 1) => ({ id, teamId })
const account = (id: number, openCount = 0, teamId = 1) => ({ id, teamId, openCount })

it('gives the next content to the account that has the least to do', () => {
  const shared = distributeContents(
    [1, 2, 3, 4].map((id) => content(id)),
    [account(8, 2), account(9)],
  )
  expect([...shared]).toEqual([
    [1, 9],
    [2, 9],
    [3, 8],
    [4, 9],
  ])
})

it('keeps teams apart', () => {
  const shared = distributeContents([content(1, 2), content(2, 1)], [account(8)])
  expect([...shared]).toEqual([[2, 8]])
})

it('leaves the given accounts as they were', () => {
  const accounts = [account(8)]
  distributeContents([content(1)], accounts)
  expect(accounts).toEqual([account(8)])
})
