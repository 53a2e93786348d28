import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startI18n } from '../../../kernel/i18n/i18n.ts'
import { StatusCounts } from './status-counts.tsx'

beforeAll(async () => startI18n())
afterEach(cleanup)

test('counts stand in the order of the work, unknown statuses last', () => {
  render(<StatusCounts counts={{ later: 4, published: 3, fetched: 2 }} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.at(-1))).toEqual([
    '2',
    '3',
    '4',
  ])
})

/** @source reliability F23, M17 */
test('a text in place of the counts does not become an item a letter', () => {
  // as: an answer may differ from its contract.
  render(<StatusCounts counts={'长长长' as never} />)
  expect(screen.queryAllByRole('listitem')).toEqual([])
})
