import { behaviour } from '@omc/behaviours/vitest'
import { createSdk } from '@omc/sdk'
import { fakeTransport } from '@omc/sdk/testing'
import { createToasts } from '@omc/ui'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createRealtime, type CableLibrary } from '../kernel/realtime/create-realtime.ts'
import type { Services } from '../kernel/services/services-context.ts'
import { createConsoleSession } from '../kernel/session/console-session.ts'
import { followPerson } from './follow-person.ts'

const info = {
  id: '5',
  roles: ['svip'],
  username: 'svip',
  full_name: '陈思齐',
  teamname: '星河',
  teamid: '1',
  teamkey: 't-9',
  avatar: '',
  settings: {},
  permissions: [],
  admin: false,
}

function setUp() {
  const fake = fakeTransport()
  fake.answer('auth.login', { body: { access_token: 'one' } })
  fake.answer('users.get_info', { body: { data: info } })
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const session = createConsoleSession({
    language: () => 'zh',
    ports: { storage },
    createTransport: () => fake,
    onSignedOut: vi.fn(),
    onSignedIn: vi.fn(),
    onForbidden: vi.fn(),
    onMalformed: vi.fn(),
  })
  const openCable = vi.fn(() => ({ state: () => 'connecting', close: vi.fn() }))
  const sdk = createSdk({ transport: fake })
  const realtime = createRealtime({
    sdk,
    onAuthLost: vi.fn(),
    url: () => 'ws://x/cable',
    load: async () =>
      ({
        openCable,
        superviseChannel: () => ({ stop: vi.fn() }),
        browserPageEvents: () => ({}),
        channels: {},
      }) as unknown as CableLibrary,
  })
  // as: the reaction to a person uses only these services.
  const services = {
    session,
    sdk,
    realtime,
    toasts: createToasts(),
    queryClient: new QueryClient(),
    shell: { followPerson: vi.fn() },
    turn: async () => undefined,
  } as unknown as Services
  followPerson(services, { pull: async () => undefined })
  return { session, openCable }
}

test('connects once there is an access token, not before', async () => {
  const { session, openCable } = setUp()
  await vi.waitFor(() => expect(session.isSignedIn()).toBe(false))
  expect(openCable).not.toHaveBeenCalled()
  await session.signIn({ kind: 'password', username: 'svip', password: 'secret1' })
  await session.load()
  expect(session.session.token()).toBe('one')
  await behaviour('B-198', () => vi.waitFor(() => expect(openCable).toHaveBeenCalledOnce()))
})
