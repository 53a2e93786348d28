import { cleanup, fireEvent, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { CarryBoard } from '../../../features/assign/assign-board.tsx'
import { showInConsole } from '../../../kit/testing/show-in-console.tsx'
import { startTexts } from './testing/start-texts.ts'

beforeAll(startTexts)
afterEach(cleanup)

const TOTAL = 620
const PAGE = 100

/** A page of contents that wait, from the first one on. */
const page = (number: number) => ({
  body: {
    data: Array.from({ length: PAGE }, (_, at) => ({
      type: 'carry_contents',
      id: `${(number - 1) * PAGE + at + 1}`,
      attributes: {
        title: `content-${(number - 1) * PAGE + at + 1}`,
        channel: 'redbook',
        cover: null,
        category: '',
        source_author: '',
      },
    })),
    meta: { record_count: TOTAL, next_cursor: `behind-${number}` },
  },
})

test('waiting contents come page by page, as many as one proposal takes', async () => {
  const { transport } = showInConsole({ admin: true }, (server) => {
    server.answer('carry_contents.list', ...[1, 2, 3, 4, 5].map(page))
    const proposal = { matched: [], unmatched: [], accounts: [] }
    server.always('carry_contents.batch_match_account', { body: { data: proposal } })
    return (
      <MemoryRouter initialEntries={['/guanghe/panel/daren']}>
        <CarryBoard above={null} />
      </MemoryRouter>
    )
  })
  for (const left of [520, 420, 320, 220])
    // oxlint-disable-next-line no-await-in-loop -- each press reads the next page
    fireEvent.click(await screen.findByText(`更多（还有 ${left} 条）`))
  expect(await screen.findByText('先分配这些，还有 120 条随后显示')).toBeDefined()
  expect(screen.getAllByText(/^content-/)).toHaveLength(500)
  expect(screen.queryByText(/^更多/)).toBeNull()
  const asked = transport.calls.filter(({ operation }) => operation === 'carry_contents.list')
  expect(asked).toHaveLength(5)
})
