import { toListDocument } from '@omc/sdk/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { noteDrawn } from '../../../kernel/page/first-drawn.ts'
import { rowsAsked, showAt } from '../../../kit/testing/show-list.tsx'
import { route } from './contents.route.ts'
import { Screen } from './contents.screen.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, ...route.texts]) await addTexts(part)
  noteDrawn()
})
afterEach(cleanup)

const Shown = () => (
  <>
    <Screen />
    <output data-testid="address">{useLocation().search}</output>
  </>
)
const open = async (query = '') =>
  showAt(
    <Shown />,
    'manager',
    ({ always }) => always('carry_contents.list', { body: toListDocument([]) }),
    `/guanghe/content/list${query}`,
  )

const SOURCES = 'filter[source]=guanghe,douyin,redbook'
/** Filters by channel and source of the only request for rows. */
const narrowing = async (server: Awaited<ReturnType<typeof open>>, requests = 1) => {
  await waitFor(() => expect(rowsAsked(server, 'carry_contents')).toHaveLength(requests), {
    timeout: 5000,
  })
  const query = rowsAsked(server, 'carry_contents').at(-1) ?? ''
  return query.split('&').filter((part) => /^\??filter\[(source|channel)\]/.test(part))
}

test('collected contents open by source, and a switch leads to those of the channel and of none', async () => {
  const server = await open()
  expect(await narrowing(server)).toEqual([SOURCES])
  const choices = await screen.findAllByRole('radio')
  expect(choices.map(({ textContent }) => textContent)).toEqual(['按来源', '逛逛', '未定渠道'])
  // Awaited: the list of the other choice still loads.
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: '逛逛' })))
  expect(await narrowing(server, 2)).toEqual(['filter[channel]=guangguang'])
  expect(screen.getByTestId('address').textContent).toBe('?tab=channel')
})

test('those without a channel are from the sources of the group, and have an address', async () => {
  const narrow = await narrowing(await open('?tab=open'))
  expect(narrow.toSorted()).toEqual(['filter[channel]=none', SOURCES])
  expect(screen.getByRole('tab', { name: '采集' }).getAttribute('aria-selected')).toBe('true')
})
