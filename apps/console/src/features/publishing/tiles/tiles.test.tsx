import { createSdk } from '@omc/sdk'
import { fakeTransport, toListDocument } from '@omc/sdk/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { proxy } from 'valtio'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { laterTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { ServicesContext, type Services } from '../../../kernel/services/services-context.ts'
import { setRegistry } from '../host/registry-store.ts'
import { createRunRegistry, type RunRegistry } from '../run/run-registry.ts'
import { keptTiles } from '../screen/chosen-tiles.ts'
import { useLayout } from '../screen/use-layout.ts'
import { createRunRig } from '../testing/run-rig.ts'
import { AllActs } from './all-acts.tsx'
import { LayoutSwitch } from './layout-switch.tsx'
import { tilesTexts } from './tiles-texts.ts'
import { Tiles } from './tiles.tsx'

const toast = vi.fn()
let registry: RunRegistry
beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, laterTexts, tilesTexts]) await addTexts(part)
})
beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
  registry = createRunRegistry(createRunRig().open().deps)
  setRegistry(registry)
})
afterEach(() => {
  setRegistry(null)
  registry.dispose()
})

const keys = (...uids: readonly string[]) => uids.map((uid) => `youhaohuo/${uid}`)
const account = (uid: string) => ({
  id: uid,
  type: 'studio_accounts',
  uid,
  nickname: `账号${uid}`,
  avatar: '',
  platform: 'youhaohuo',
  day_publish_count: 0,
  day_task_count: 20,
  queue_ended_why: null,
  cooldown_until: null,
  expires_at: null,
  online: false,
})

function Console() {
  const layout = useLayout()
  const { pathname, search } = useLocation()
  return (
    <>
      <LayoutSwitch layout={layout} />
      <output data-testid="address">{decodeURIComponent(`${pathname}${search}`)}</output>
      {layout.tiles ? <AllActs accounts={layout.tiles.shown} /> : null}
      {layout.tiles ? <Tiles tiles={layout.tiles} layout={layout} mayRun={false} /> : null}
    </>
  )
}

function open(address: string) {
  const fake = fakeTransport()
  const body = toListDocument(['1', '2', '3', '4', '5'].map((uid) => account(uid)))
  fake.always('studio_accounts.list', { body })
  for (const list of ['publish_contents.list', 'publish_events.list'])
    fake.always(list, { body: toListDocument([]) })
  const person = { username: 'operator', admin: true, roles: [], permissions: [] }
  const sdk = createSdk({ transport: fake })
  // as: what the layout asks for.
  const services = {
    sdk,
    session: { state: proxy({ person }) },
    toasts: { show: toast },
    built: new Set(),
  } as unknown as Services
  return render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={new QueryClient()}>
        <ServicesContext value={services}>
          <Console />
        </ServicesContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

const address = () => screen.getByTestId('address').textContent
const shown = () =>
  screen.queryAllByTestId(/^tile-\d/).map((tile) => tile.dataset['testid']?.slice('tile-'.length))
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))

it('opens the accounts of the address, four at most, and says which one finds no place', async () => {
  open('/console?tiles=1,2,3,4,5')
  await waitFor(() => expect(shown()).toEqual(['1', '2', '3', '4']))
  expect(registry.state.fleet.map(({ run }) => run.key)).toEqual(keys('1', '2', '3', '4'))
  const refused = await screen.findByText(/账号5 没有显示，移除一个账号后会补上/)
  expect(refused.closest('[data-testid=tiles-refused]')?.textContent).toContain('最多并排 4 个账号')
  expect(screen.queryByTestId('accounts')).toBeNull()
  const second = within(screen.getByTestId('tile-2'))
  await act(async () => fireEvent.click(second.getByRole('button', { name: /^移除/ })))
  await waitFor(() => expect(shown()).toEqual(['1', '3', '4', '5']))
  expect(screen.queryByTestId('tiles-refused')).toBeNull()
  expect(address()).toBe(`/console?tiles=${keys('1', '3', '4', '5').join()}`)
})

it('adds an account by the chooser while there is room, and keeps the choice', async () => {
  open('/console?tiles=1')
  const chooser = within(await screen.findByTestId('accounts'))
  fireEvent.click(chooser.getByTestId('account-3'))
  await waitFor(() => expect(shown()).toEqual(['1', '3']))
  expect(keptTiles('operator').read()).toEqual({ isTiled: true, uids: keys('1', '3') })
  expect(chooser.getByTestId('account-3').getAttribute('aria-pressed')).toBe('true')
})

it('comes back to the layout of last time, without accounts that are no longer there', async () => {
  keptTiles('operator').write({ isTiled: true, uids: ['2', '7', '4'] })
  open('/console')
  await waitFor(() => expect(address()).toBe(`/console?tiles=${keys('2', '4').join()}`))
})

it('changes between one account and several, and back', async () => {
  open('/console?uid=2')
  choose(/^并排/)
  await waitFor(() => expect(shown()).toEqual(['2']))
  fireEvent.click(within(await screen.findByTestId('accounts')).getByTestId('account-5'))
  await waitFor(() => expect(screen.getByRole('radio', { name: '并排 2' })).toBeTruthy())
  choose(/^单个/)
  await waitFor(() => expect(address()).toBe('/console?uid=2&platform=youhaohuo'))
  expect(keptTiles('operator').read().isTiled).toBe(false)
  choose(/^并排 2/)
  await waitFor(() => expect(address()).toBe(`/console?tiles=${keys('2', '5').join()}`))
})

it('leaves running accounts alone: one that finds no room says so and can be tried again', async () => {
  for (const uid of ['11', '12', '13', '14']) void registry.open(uid)?.start()
  open('/console?tiles=1')
  const tile = within(await screen.findByTestId('tile-1'))
  expect(tile.getByText('没有连接：最多同时连接 4 个账号')).toBeTruthy()
  expect(toast).toHaveBeenCalledOnce()
  expect(tile.getByRole('button', { name: '重试' })).toBeTruthy()
})

it('pauses all that run on the screen at once', async () => {
  const pause = vi.fn()
  for (const uid of ['1', '2', '3']) {
    const run = registry.open(`youhaohuo/${uid}`)
    if (!run) continue
    Object.assign(run, { pause: () => pause(uid) })
    if (uid !== '2') void run.start()
  }
  open('/console?tiles=1,2')
  fireEvent.click(await screen.findByTestId('pause-all'))
  expect(pause.mock.calls).toEqual([['1']])
  expect(screen.queryByTestId('resume-all')).toBeNull()
})
