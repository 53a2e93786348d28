import { createSdk } from '@omc/sdk'
import { fakeTransport, toDocument, toListDocument } from '@omc/sdk/testing'
import { createToasts } from '@omc/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { proxy } from 'valtio'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { list } from '../../../features/lists/carry_contents/carry-contents.list.tsx'
import { createQueryClient } from '../../../kernel/data/create-query-client.ts'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts, viewTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { ServicesContext, type Services } from '../../../kernel/services/services-context.ts'
import { parsePerson } from '../../../kernel/session/person.ts'
import { useList } from '../use-list.ts'
import { keepDefaultView } from './keep-default-view.ts'
import { defaultView, viewLooks } from './view-store.ts'
import { ViewsMenu } from './views-menu.tsx'

beforeAll(async () => {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, viewTexts]) await addTexts(part)
})
beforeEach(() => {
  localStorage.clear()
  for (const id of Object.keys(viewLooks)) delete viewLooks[id]
})
afterEach(cleanup)

const own = {
  type: 'views',
  id: '12',
  kind: 'personal',
  role: null,
  resource: 'carry_contents',
  name: '待我检查',
  settings: { filters: { status: ['draft'] }, sort: 'updated_at' },
  columns: ['title'],
  is_default: true,
  position: 0,
  created_at: '2026-07-01T00:00:00Z',
}
const team = { ...own, id: '13', kind: 'team', name: '团队视图', is_default: false, columns: [] }

function Shown() {
  const its = useList(list, {})
  return (
    <>
      <ViewsMenu its={its} />
      <output>{useLocation().search}</output>
      <p>{its.look.columns?.join()}</p>
    </>
  )
}

type Saved = Omit<typeof own, 'settings'> & { readonly settings: object }

function open(query = '', views: readonly Saved[] = [own, team]) {
  const transport = fakeTransport()
  transport.answer('carry_contents.list', { body: { data: [], meta: { record_count: 0 } } })
  transport.always('views.list', { body: toListDocument(views) })
  const toasts = createToasts()
  const read = parsePerson({ username: 'vip', roles: ['vip'] })
  const services = {
    sdk: createSdk({ transport }),
    queryClient: createQueryClient({ tell: () => undefined, report: () => undefined }),
    toasts,
    session: { state: proxy({ person: read.tag === 'ok' ? read.person : null }) },
    shell: { appearance: { state: proxy({ settings: { density: 'standard' } }) } },
    // as: lists use only these services.
  } as unknown as Services
  render(
    <QueryClientProvider client={services.queryClient}>
      <ServicesContext value={services}>
        <MemoryRouter initialEntries={[`/carry/content/list${query}`]}>
          <Shown />
        </MemoryRouter>
      </ServicesContext>
    </QueryClientProvider>,
  )
  return { transport, toasts, address: () => screen.getByRole('status').textContent }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const pressed = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))

test('a default that becomes known after the rows opens the list the next time', async () => {
  const { address, transport } = open()
  await waitFor(() => expect(defaultView('vip', 'carry_contents')?.id).toBe('12'))
  expect(address()).toBe('')
  expect(screen.getByRole('button', { name: '视图：全部' })).toBeDefined()
  expect(defaultView('manager', 'carry_contents')).toBeUndefined()
  expect(transport.calls[0]?.query).not.toContain('draft')
  cleanup()
  const next = open()
  await waitFor(() => expect(next.transport.calls.length).toBeGreaterThan(1))
  expect(next.transport.calls.map(({ query }) => decodeURIComponent(query))).toContainEqual(
    expect.stringContaining('draft'),
  )
  expect(screen.getByText('title')).toBeDefined()
  expect(await screen.findByRole('button', { name: '视图：待我检查' })).toBeDefined()
  // The button cuts a long name.
  expect(screen.getByTitle('待我检查')).toBeDefined()
})

test('an address with a view alone opens it, and one that is unknown opens the list', async () => {
  const shared = open('?view=13')
  await waitFor(() => expect(shared.address()).toBe('?f.status=draft&sort=updated_at&view=13'))
  cleanup()
  const gone = open('?view=99')
  // It is the list without a view, not with the default that this browser kept above.
  await waitFor(() => expect(gone.address()).toBe('?view=all'))
  cleanup()
  localStorage.clear()
  const plain = open('?view=99')
  await waitFor(() => expect(plain.address()).toBe(''))
})

test('a view keeps what it sets beyond the list, however it is opened', async () => {
  const beyond = { ...team, settings: { filters: { document_id: ['88'] } } }
  const pressedOpen = open('', [beyond])
  await pressed('视图：全部')
  await pressed(/^团队视图/)
  await waitFor(() => expect(pressedOpen.address()).toContain('f.document_id=88'))
  await screen.findByRole('button', { name: '视图：团队视图' })
  cleanup()
  const shared = open('?view=13', [beyond])
  await waitFor(() => expect(shared.address()).toContain('f.document_id=88'))
})

test('a default that was changed elsewhere is followed, not called changed', async () => {
  const before = { id: '12', settings: { filters: { status: ['checked'] } }, columns: ['status'] }
  keepDefaultView('vip', 'carry_contents', before)
  const { address } = open()
  expect(screen.getByText('status')).toBeDefined()
  await waitFor(() => expect(address()).toBe('?f.status=draft&sort=updated_at&view=12'))
  expect(screen.getByText('title')).toBeDefined()
  expect(screen.getByRole('button', { name: '视图：待我检查' })).toBeDefined()
})

test('a new default takes the place of the one before, which stays if that fails', async () => {
  const other = { ...own, id: '15', name: '另一个', is_default: false, position: 1 }
  const { transport } = open('', [own, other])
  const done = { body: toDocument(own) }
  const setDefault = async (press: (button: HTMLElement) => void) => {
    press(await screen.findByRole('button', { name: '视图「另一个」的更多操作' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: '设为默认' }))
  }
  const sent = () =>
    transport.calls
      .filter(({ operation }) => operation === 'views.update')
      .map((call) => /views\/(\d+).*"is_default":(\w+)/.exec(JSON.stringify(call))?.slice(1).join())
  transport.answer('views.update', done, done)
  await pressed('视图：全部')
  await setDefault(fireEvent.click)
  await waitFor(() => expect(sent()).toEqual(['12,false', '15,true']))
  transport.answer('views.update', done, { status: 409, body: {} }, done)
  await setDefault((button) => fireEvent.keyDown(button, { key: 'Enter' }))
  await waitFor(() => expect(sent().slice(2)).toEqual(['12,false', '15,true', '12,true']))
})

test('a changed view says so, and can be saved by its owner only', async () => {
  const { transport } = open('?f.status=checked&sort=updated_at&view=12')
  transport.answer('views.update', { body: toDocument(own) })
  await pressed('视图：待我检查，有未保存的改动')
  await pressed('保存')
  await waitFor(() =>
    expect(transport.calls.find(({ operation }) => operation === 'views.update')).toBeDefined(),
  )
  const sent = transport.calls.find(({ operation }) => operation === 'views.update')
  expect(JSON.stringify(sent)).toContain('checked')
  cleanup()
  open('?f.status=checked&sort=updated_at&view=13')
  await pressed('视图：团队视图，有未保存的改动')
  expect(await screen.findByRole('button', { name: '还原' })).toBeDefined()
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
})

test('a new view needs a name that is free, and is open once it is saved', async () => {
  const { transport, address } = open('?f.status=checked')
  transport.answer('views.create', { status: 201, body: toDocument({ ...own, id: '14' }) })
  await pressed('视图：全部')
  await pressed('另存为新视图')
  const name = screen.getByLabelText(/^视图名称/)
  expect(document.activeElement).toBe(name)
  expect(screen.queryByLabelText('谁可以使用')).toBeNull()
  press('保存')
  expect(screen.getByText('请填写视图名称')).toBeDefined()
  fireEvent.change(name, { target: { value: ' 待我检查 ' } })
  expect(screen.getByText(/^已有名为「待我检查」的视图/)).toBeDefined()
  fireEvent.change(name, { target: { value: '字'.repeat(61) } })
  expect(screen.getByText('视图名称最多 60 个字，现在有 61 个')).toBeDefined()
  fireEvent.change(name, { target: { value: '已检查' } })
  transport.answer('views.list', { body: toListDocument([own, { ...team, id: '14' }]) })
  press('保存')
  await waitFor(() => expect(address()).toContain('view=14'))
  const sent = transport.calls.find(({ operation }) => operation === 'views.create')
  expect(JSON.stringify(sent)).toContain('已检查')
  expect(JSON.stringify(sent)).toContain('personal')
})

test('an act of a view takes the focus to the name', async () => {
  const { transport } = open()
  transport.answer('views.update', { body: toDocument(own) })
  await pressed('视图：全部')
  fireEvent.click(await screen.findByRole('button', { name: '视图「待我检查」的更多操作' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '重命名' }))
  const name = await screen.findByLabelText(/^视图名称/)
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
  expect(document.activeElement).toBe(name)
  fireEvent.change(name, { target: { value: '待检查' } })
  press('保存')
  await waitFor(() => expect(screen.queryByLabelText(/^视图名称/)).toBeNull())
  const sent = transport.calls.find(({ operation }) => operation === 'views.update')
  expect(JSON.stringify(sent)).toContain('待检查')
})

test('a deleted view can be taken back', async () => {
  const { transport, toasts } = open()
  transport.answer('views.delete', { status: 204 })
  transport.answer('views.restore', { body: toDocument(own) })
  await pressed('视图：全部')
  const acts = await screen.findByRole('button', { name: '视图「待我检查」的更多操作' })
  fireEvent.click(acts)
  fireEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
  await waitFor(() => expect(toasts.state.list.at(-1)?.title).toBe('已删除视图「待我检查」'))
  toasts.state.list.at(-1)?.action?.onSelect()
  await waitFor(() => expect(toasts.state.list.at(-1)?.title).toBe('已恢复视图「待我检查」'))
})
