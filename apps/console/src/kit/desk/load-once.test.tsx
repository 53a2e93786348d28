import { act, cleanup, render, screen } from '@testing-library/react'
import { startTransition, Suspense, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AnyList, ListTab } from './desk-definition.ts'
import { loadOnce, useTabList } from './load-once.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

// as: only its title is read.
const LIST = { title: () => '采集内容' } as unknown as AnyList

function tabOf() {
  let arrive: () => void = () => undefined
  const list = new Promise<AnyList>((resolve) => (arrive = () => resolve(LIST)))
  const load = vi.fn(async () => list)
  const tab: ListTab = { id: 'x', label: () => '', operation: 'carry_contents.list', load }
  return { tab, load, arrive: () => arrive() }
}

const Shown = ({ tab }: { readonly tab: ListTab }) => <p>{useTabList(tab).title()}</p>

/** Opens the list in a transition, as a change of the address does. */
function Desk({ tab }: { readonly tab: ListTab }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Suspense fallback="…">
      <button onClick={() => startTransition(() => setOpen(true))}>打开</button>
      {isOpen ? <Shown key={tab.id} tab={tab} /> : null}
    </Suspense>
  )
}

test('a list that comes later is drawn by the same calls as before, without a warning', async () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { tab, load, arrive } = tabOf()
  render(<Desk tab={tab} />)
  await act(async () => screen.getByRole('button').click())
  await act(async () => arrive())
  expect(screen.getByText('采集内容')).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
  expect(warned.mock.calls).toEqual([])
})

test('a list that has loaded is drawn at once', async () => {
  const { tab, arrive } = tabOf()
  arrive()
  await loadOnce(tab)
  const { container } = render(
    <Suspense fallback="…">
      <Shown tab={tab} />
    </Suspense>,
  )
  expect(container.textContent).toBe('采集内容')
})
