import { toDocument, toListDocument, type FakeTransport } from '@omc/sdk/testing'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Activity, useState } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { expect } from 'vitest'
import { createQueryClient } from '../../../kernel/data/create-query-client.ts'
import { errorText } from '../../../kernel/errors/error-text.ts'
import { addTexts, startI18n } from '../../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../../kernel/i18n/later-parts.ts'
import { consoleTexts } from '../../../kernel/i18n/parts.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { showAt } from '../../../kit/testing/show-list.tsx'
import { RemotePanel } from '../remote-panel.tsx'
import { remoteTexts } from '../remote-texts.ts'

export async function loadTexts() {
  await startI18n()
  for (const part of [consoleTexts, panelTexts, remoteTexts]) await addTexts(part)
}

const at = (fromNowMs: number) => new Date(Date.now() + fromNowMs).toISOString()

/** The same creator at two channels, which gave them the same number. */
const device = (id: string, platform: string) => ({
  type: 'devices',
  id,
  name: `电脑 ${platform}`,
  uid: 'uid-7',
  nickname: '小红豆',
  platform,
  username: 'lin',
  online: true,
  last_seen_at: at(0),
  version: '2.0.0+20250101.0930',
  running: null,
})

/** A command that no device has confirmed in time. */
export const command = (id: string, more = {}) => ({
  type: 'commands',
  id,
  uid: 'uid-7',
  platform: 'pdd',
  command: 'start_publish',
  issuer: 'lin',
  params: {},
  phase: 'issued',
  phases: [],
  detail: '',
  issued_at: at(-10_000),
  expires_at: at(50_000),
  ...more,
})

export const withdrawn = (id: string) =>
  command(id, {
    phase: 'refused',
    detail: 'withdrawn',
    phases: [{ phase: 'refused', detail: 'withdrawn', at: at(0) }],
  })

/** The panel in a tab, beside what is told outside of it. */
function Tab({ told }: { readonly told: readonly string[] }) {
  const [isShown, setShown] = useState(true)
  const { list } = useSnapshot(useServices().toasts.state)
  const errors = useSnapshot(told)
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        另一个标签页
      </button>
      <ul aria-label="消息">
        {[...errors, ...list.map(({ title }) => title)].map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <RemotePanel />
      </Activity>
    </>
  )
}

/** @param recent  commands that were sent before */
export async function openRemote(
  plan: (server: FakeTransport) => void = () => undefined,
  recent: Parameters<typeof toListDocument>[0] = [],
) {
  const told = proxy<string[]>([])
  const tell = (error: Error) => void told.push(errorText(error, 'zh'))
  const server = await showAt(
    <QueryClientProvider client={createQueryClient({ tell, report: () => undefined })}>
      <Tab told={told} />
    </QueryClientProvider>,
    'manager',
    (planned) => {
      planned.always('devices.list', {
        body: toListDocument([device('1', 'jd'), device('2', 'pdd')]),
      })
      planned.always('studio_accounts.get_select', { body: { data: [] } })
      planned.always('studio_accounts.list', { body: toListDocument([]) })
      planned.answer('commands.list', { body: toListDocument(recent) })
      planned.always('commands.list', { body: toListDocument([command('40')]) })
      planned.always('commands.issue', { status: 201, body: toDocument(command('40')) })
      plan(planned)
    },
    '/console',
  )
  await screen.findByText('电脑 pdd', { exact: false })
  return server
}

/** What is told outside of the panel. */
export const messages = (): readonly (string | null)[] =>
  within(screen.getByRole('list', { name: '消息' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

export const switchTab = () => fireEvent.click(screen.getByRole('button', { name: '另一个标签页' }))

export const choose = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(name) }))

/** Documents of the commands that were sent. */
export const bodies = ({ calls }: FakeTransport) =>
  calls
    .filter(({ operation }) => operation === 'commands.issue')
    .map(({ body }) => (body.kind === 'jsonapi' ? body.document : null))

export async function sendAndWait() {
  const send = screen.getByTestId<HTMLButtonElement>('remote-send')
  await waitFor(() => expect(send.disabled).toBe(false))
  fireEvent.click(send)
  return within(await screen.findByTestId('command-track'))
}

/** An answer that the test gives when it likes. */
export function held<Answer>() {
  let give = (_answer: Answer): void => undefined
  const answer = new Promise<Answer>((resolve) => (give = resolve))
  return { answer, give: (one: Answer) => give(one) }
}
