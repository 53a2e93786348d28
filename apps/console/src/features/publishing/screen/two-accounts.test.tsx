import { createSdk } from '@omc/sdk'
import { toListDocument } from '@omc/sdk/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { proxy } from 'valtio'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { laterTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { ServicesContext, type Services } from '../../../kernel/services/services-context.ts'
import { setRegistry, useRunSnapshot } from '../host/registry-store.ts'
import type { AccountRun } from '../run/account-run.ts'
import { createRunRegistry, type RunRegistry } from '../run/run-registry.ts'
import { publishInfo } from '../testing/fake-ledger.ts'
import { createRunRig } from '../testing/run-rig.ts'
import { AccountsCard } from './accounts-card.tsx'
import { EventsCard } from './events-card.tsx'
import { QueueCard } from './queue-card.tsx'
import { useLayout } from './use-layout.ts'
import { useOpenRun } from './use-open-run.ts'

const IDS: Readonly<Record<string, string>> = { youhaohuo: '3', jd: '7' }
const account = (platform: string) => ({
  id: IDS[platform] ?? '',
  type: 'studio_accounts',
  uid: '88213',
  nickname: `账号 ${platform}`,
  avatar: '',
  platform,
  business_team_id: '1',
  day_publish_count: 0,
  day_task_count: 20,
  queue_ended_why: null,
  cooldown_until: null,
  expires_at: null,
  online: false,
})

let registry: RunRegistry
let ledger: ReturnType<typeof createRunRig>['ledger']
beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, laterTexts]) await addTexts(part)
})
beforeEach(() => {
  localStorage.clear()
  const rig = createRunRig()
  ledger = rig.ledger
  ledger.always('studio_accounts.list', { body: toListDocument(Object.keys(IDS).map(account)) })
  for (const list of ['publish_contents', 'publish_events', 'publish_attempts'])
    ledger.always(`${list}.list`, { body: toListDocument([]) })
  ledger.always('studio_accounts.get_publish_info', async ({ query }) => {
    const platform = new URLSearchParams(query).get('platform') ?? 'youhaohuo'
    const data = { ...publishInfo(0), id: IDS[platform], uid: '88213', platform }
    return { status: 200, requestId: null, body: { data } }
  })
  registry = createRunRegistry(rig.open({ isFramed: false }).deps)
  setRegistry(registry)
})
afterEach(() => {
  setRegistry(null)
  registry.dispose()
})

function Shown({ run }: { readonly run: AccountRun }) {
  const snapshot = useRunSnapshot(run)
  return (
    <>
      <QueueCard snapshot={snapshot} />
      <EventsCard snapshot={snapshot} />
    </>
  )
}

function Console() {
  const { account: chosen, chooseAccount } = useLayout()
  const run = useOpenRun(chosen, true)
  const { pathname, search } = useLocation()
  return (
    <>
      <output data-testid="address">{`${pathname}${search}`}</output>
      <AccountsCard chosen={chosen === null ? [] : [chosen]} onChoose={chooseAccount} />
      {run ? <Shown key={run.key} run={run} /> : null}
    </>
  )
}

function open(at: string) {
  const person = { username: 'operator', teamId: '1', admin: true, roles: [], permissions: [] }
  // as: what the cards ask for.
  const services = {
    sdk: createSdk({ transport: ledger }),
    session: { state: proxy({ person }) },
    toasts: { show: vi.fn() },
    built: new Set(),
  } as unknown as Services
  return render(
    <MemoryRouter initialEntries={[at]}>
      <QueryClientProvider client={new QueryClient()}>
        <ServicesContext value={services}>
          <Console />
        </ServicesContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

const row = (platform: string) =>
  screen.findByRole('button', { name: new RegExp(`账号 ${platform}`) })
const queries = (operation: string) =>
  ledger.calls
    .filter((call) => call.operation === operation)
    .map(({ query }) => new URLSearchParams(query))
const idsOf = (operation: string) =>
  queries(operation).map((query) => query.get('filter[studio_account_id]'))

it('opens the account of the row that is pressed, not the other one of its uid', async () => {
  open('/console?uid=88213&platform=youhaohuo')
  fireEvent.click(await row('jd'))
  await waitFor(() => expect(registry.find('jd/88213')?.state.link.tag).toBe('connected'))
  expect(screen.getByTestId('address').textContent).toBe('/console?uid=88213&platform=jd')
  const pressed = [await row('youhaohuo'), await row('jd')].map((one) =>
    one.getAttribute('aria-pressed'),
  )
  expect(pressed).toEqual(['false', 'true'])
  const asked = queries('studio_accounts.get_publish_info').map((query) => query.get('platform'))
  expect(asked).toEqual(['youhaohuo', 'jd'])
  const registered = ledger.calls.filter(({ operation }) => operation === 'devices.register')
  expect(JSON.stringify(registered.at(-1)?.body)).toContain('"platform":"jd"')
  await waitFor(() => expect(idsOf('publish_contents.list').at(-1)).toBe('7'))
  await waitFor(() => expect(idsOf('publish_events.list').at(-1)).toBe('7'))
})

it('opens the account that the server takes where an older address names a uid alone', async () => {
  open('/console?uid=88213')
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe('/console?uid=88213&platform=youhaohuo'),
  )
  await waitFor(() => expect(registry.find('youhaohuo/88213')).not.toBeNull())
  expect(registry.state.fleet).toHaveLength(1)
})
