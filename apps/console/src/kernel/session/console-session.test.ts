import { behaviour } from '@omc/behaviours/vitest'
import { createFetchTransport } from '@omc/sdk'
import { fakeTransport, toErrorDocument, type FakeTransport } from '@omc/sdk/testing'
import { expect, test, vi } from 'vitest'
import { createConsoleSession } from './console-session.ts'
import { MissingToken } from './exchange-credentials.ts'
import { MalformedPerson } from './session-calls.ts'
import type { ConsoleSessionOptions } from './session-options.ts'

const info = {
  id: '5',
  roles: ['manager'],
  username: 'manager',
  full_name: '陈思齐',
  teamname: '星河',
  teamid: '1',
  teamkey: 't-9',
  avatar: '',
  settings: { density: 'compact' },
  permissions: ['user:read'],
  admin: false,
}

function memory() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const spies = () => ({
  onSignedOut: vi.fn(),
  onSignedIn: vi.fn(),
  onForbidden: vi.fn(),
  onMalformed: vi.fn(),
})

function setUp(
  fake: FakeTransport = fakeTransport(),
  more: Pick<ConsoleSessionOptions, 'tokenField'> = {},
) {
  const storage = memory()
  const reactions = spies()
  const session = createConsoleSession({
    ...reactions,
    language: () => 'zh',
    ports: { storage },
    createTransport: () => fake,
    ...more,
  })
  return { session, storage, reactions, fake }
}

const password = { kind: 'password', username: 'manager', password: 'secret1' } as const

test('posts the credentials as a form, keeps the token under Authorization', async () => {
  const { session, storage, fake } = setUp()
  fake.answer('auth.login', { body: { access_token: 'one' } })
  fake.answer('users.get_info', { body: { data: info } })
  await session.signIn(password)
  behaviour('B-118', () => expect(storage.kept.get('Authorization')).toContain('one'))
  await session.load()
  expect(session.state.person).toMatchObject({ username: 'manager', fullName: '陈思齐' })
  behaviour('B-128', () =>
    expect(fake.calls[0]?.body).toEqual({
      kind: 'form',
      fields: expect.arrayContaining([
        ['grant_type', 'password'],
        ['scope', 'public'],
        ['client_id', 'omc-console'],
        ['client_secret', 'public'],
        ['username', 'manager'],
        ['password', 'secret1'],
      ]),
    }),
  )
})

test('signs in with a code instead of a password', async () => {
  const { session, fake } = setUp()
  fake.answer('auth.login', { body: { access_token: 'one' } })
  await session.signIn({ kind: 'code', username: '13800000003', code: '123456' })
  const body = fake.calls[0]?.body
  const fields = body?.kind === 'form' ? body.fields.map(([name]) => name) : []
  expect(fields).toContain('code')
  expect(fields).not.toContain('password')
})

test('user info fills roles, permissions, the full-access flag, names, team and settings', async () => {
  const { session, fake } = setUp()
  fake.answer('auth.login', { body: { access_token: 'one' } })
  fake.answer('users.get_info', { body: { data: info } })
  await session.signIn(password)
  await behaviour(['B-121', 'B-230'], async () => {
    expect(await session.load()).toEqual({
      admin: false,
      roles: ['manager'],
      permissions: ['user:read'],
      id: '5',
      username: 'manager',
      fullName: '陈思齐',
      avatar: '',
      teamName: '星河',
      teamId: '1',
      teamKey: 't-9',
      settings: { density: 'compact' },
    })
  })
})

test('the name of the field that holds the token can be set', async () => {
  const { session, storage, fake } = setUp(fakeTransport(), { tokenField: 'jwt' })
  fake.answer('auth.login', { body: { access_token: 'other', jwt: 'two' } })
  await session.signIn(password)
  behaviour('B-132', () => expect(storage.kept.get('Authorization')).toContain('two'))
})

test('exchanges the code of an outside provider, and fails without a token in the answer', async () => {
  const { session, fake } = setUp()
  const social = { kind: 'social', code: 'c-1' } as const
  await behaviour('E-002', async () => {
    for (const body of [{}, { data: {} }, { data: { access_token: 7 } }]) {
      fake.answer('auth.code', { body })
      await expect(session.signIn(social)).rejects.toBeInstanceOf(MissingToken)
    }
  })
  fake.answer('auth.code', { body: { data: { access_token: 'three' } } })
  await session.signIn(social)
  expect(session.isSignedIn()).toBe(true)
})

test('rejects a sign-in whose answer has no token', async () => {
  await behaviour('E-001', async () => {
    for (const body of [{}, { access_token: 7 }, { access_token: '' }]) {
      const { session, fake } = setUp()
      fake.answer('auth.login', { body })
      await expect(session.signIn(password)).rejects.toBeInstanceOf(MissingToken)
      expect(session.isSignedIn()).toBe(false)
    }
  })
})

test("passes on the server's message for a wrong password", async () => {
  const { session, fake } = setUp()
  const detail = '用户名或密码不正确'
  fake.answer('auth.login', {
    status: 401,
    body: toErrorDocument(401, 'wrong_credentials', { detail }),
  })
  await expect(session.signIn(password)).rejects.toMatchObject({ message: detail })
})

test('refuses malformed answers about the person, and says so', async () => {
  await behaviour('E-003', async () => {
    for (const bad of [
      { ...info, username: 5 },
      { ...info, avatar: {} },
      { ...info, roles: 'admin' },
    ]) {
      const { session, fake, reactions } = setUp()
      fake.answer('auth.login', { body: { access_token: 'one' } })
      fake.answer('users.get_info', { body: { data: bad } })
      await session.signIn(password)
      await expect(session.load()).rejects.toBeInstanceOf(MalformedPerson)
      expect(reactions.onMalformed).toHaveBeenCalledOnce()
      expect(session.state.person).toBeNull()
    }
  })
})

test('asks once for the person, however many ask', async () => {
  const { session, fake } = setUp()
  fake.answer('auth.login', { body: { access_token: 'one' } })
  fake.answer('users.get_info', { body: { data: info } })
  await session.signIn(password)
  const people = await Promise.all([session.load(), session.load(), session.load()])
  expect(new Set(people).size).toBe(1)
})

test('forgets token, person, roles and permissions on sign-out, even without a server', async () => {
  const { session, storage, reactions, fake } = setUp()
  fake.answer('auth.login', { body: { access_token: 'one' } })
  fake.answer('users.get_info', { body: { data: info } })
  fake.answer('auth.logout', { status: 503, body: {} })
  await session.signIn(password)
  await session.load()
  await expect(session.signOut()).rejects.toMatchObject({ status: 503 })
  behaviour('B-125', () => expect(session.state.person).toBeNull())
  behaviour('B-124', () => expect(storage.kept.get('Authorization')).toBeUndefined())
  expect(reactions.onSignedOut).toHaveBeenCalledWith('user')
})

test('does not bring a person back whose session ended during the call', async () => {
  const { session, fake } = setUp()
  fake.answer('auth.login', { body: { access_token: 'one' } })
  fake.answer('users.get_info', () => {
    session.reset()
    return { status: 200, body: { data: info }, requestId: null }
  })
  await session.signIn(password)
  await session.load()
  expect(session.state.person).toBeNull()
})

test('401 ends the session, 402 renews it once, 403 is told', async () => {
  const answers: Record<string, number[]> = { '/api/v1/users/get_info': [402, 200, 403, 401] }
  const fetch = vi.fn(async (url: string) => {
    if (url === '/auth/key') return Response.json({ data: { key: null, server_time: '' } })
    if (url === '/refreshToken') return Response.json({ access_token: 'two' })
    if (url === '/oauth/token') return Response.json({ access_token: 'one' })
    const status = answers[url]?.shift() ?? 500
    return Response.json(status === 200 ? { data: info } : { status, error: 'no' }, { status })
  })
  const reactions = spies()
  const storage = memory()
  const session = createConsoleSession({
    ...reactions,
    language: () => 'zh',
    ports: { storage },
    createTransport: (gate) => createFetchTransport({ baseUrl: '', session: gate, fetch }),
  })
  await session.signIn(password)
  await session.load()
  expect(session.state.person?.username).toBe('manager')
  expect(fetch.mock.calls.filter(([url]) => url === '/refreshToken')).toHaveLength(1)
  await expect(session.load()).rejects.toMatchObject({ status: 403 })
  expect(reactions.onForbidden).toHaveBeenCalledOnce()
  await expect(session.load()).rejects.toMatchObject({ status: 401 })
  expect(reactions.onSignedOut).toHaveBeenCalledWith('rejected')
  expect(session.isSignedIn()).toBe(false)
})

test('does not ask the server for a session where nobody signed in', async () => {
  localStorage.removeItem('omc.signedIn')
  const { session, fake } = setUp()
  expect(await session.start()).toBe('signed-out')
  expect(fake.calls).toEqual([])
})

test('asks once somebody signed in in this browser, until they sign out', async () => {
  const first = setUp()
  first.fake.answer('auth.login', { body: { access_token: 'one' } })
  first.fake.answer('auth.logout', { body: {} })
  await first.session.signIn(password)
  const second = setUp()
  second.fake.answer('auth.refresh_token', { body: { access_token: 'two' } })
  expect(await second.session.start()).toBe('signed-in')
  await first.session.signOut()
  const third = setUp()
  expect(await third.session.start()).toBe('signed-out')
  expect(third.fake.calls).toEqual([])
})

test('asks in a browser that keeps nothing, because it cannot know', async () => {
  const fake = fakeTransport()
  fake.answer('auth.refresh_token', { body: { access_token: 'two' } })
  const session = createConsoleSession({
    ...spies(),
    language: () => 'zh',
    ports: { storage: memory() },
    createTransport: () => fake,
    settings: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  expect(await session.start()).toBe('signed-in')
})

/** Starts a page in a browser with an earlier sign-in. */
async function comeBack(person: object) {
  const { session, fake } = setUp()
  fake.answer('auth.login', { body: { access_token: 'one' } })
  await session.signIn(password)
  fake.answer('auth.refresh_token', { body: { access_token: 'two' } })
  fake.answer('users.get_info', { body: { data: person } })
  const back = setUp(fake)
  expect(await back.session.start()).toBe('signed-in')
  const asked = () => fake.calls.filter(({ operation }) => operation === 'users.get_info').length
  await vi.waitFor(() => expect(asked()).toBe(1))
  return { ...back, asked }
}

test('asks for the person as soon as there is a session, for the first who wants to know', async () => {
  const { session, fake, asked } = await comeBack(info)
  expect(session.state.person).toBeNull()
  await session.load()
  expect(session.state.person).toMatchObject({ username: 'manager' })
  expect(asked()).toBe(1)
  fake.answer('users.get_info', { body: { data: { ...info, username: 'renamed' } } })
  await session.load()
  expect(session.state.person).toMatchObject({ username: 'renamed' })
})

test('starts once for the page and the guard, and asks for one person', async () => {
  const { fake } = await comeBack(info)
  const { session } = setUp(fake)
  fake.answer('auth.refresh_token', { body: { access_token: 'three' } })
  fake.answer('users.get_info', { body: { data: info } })
  const before = fake.calls.length
  expect(await Promise.all([session.start(), session.start()])).toEqual(['signed-in', 'signed-in'])
  await session.load()
  const asked = fake.calls.slice(before).map(({ operation }) => operation)
  expect(asked).toEqual(['auth.refresh_token', 'users.get_info'])
})

test('takes no person from a session that another one followed', async () => {
  const { session, fake } = await comeBack(info)
  fake.answer('auth.login', { body: { access_token: 'three' } })
  await session.signIn(password)
  fake.answer('users.get_info', { body: { data: { ...info, username: 'other' } } })
  await session.load()
  expect(session.state.person).toMatchObject({ username: 'other' })
})

test('tells the failure of the early question to who loads the person', async () => {
  const { session } = await comeBack({ ...info, roles: 'manager' })
  await expect(session.load()).rejects.toBeInstanceOf(MalformedPerson)
})

test('asks the server in the language on screen, from the sign-in on', async () => {
  const said: unknown[] = []
  const answers: Record<string, object> = {
    '/auth/key': { data: { key: null, server_time: '' } },
    '/oauth/token': { access_token: 'one' },
  }
  const fetch = async (url: string, { headers }: RequestInit) => {
    said.push([url, new Headers(headers).get('accept-language')])
    return Response.json(answers[url] ?? { data: info })
  }
  let language: 'zh' | 'en' = 'zh'
  const session = createConsoleSession({
    ...spies(),
    language: () => language,
    ports: { storage: memory() },
    fetch,
  })
  await session.signIn(password)
  language = 'en'
  await session.load()
  expect(said).toEqual([
    ['/auth/key', 'zh'],
    ['/oauth/token', 'zh'],
    ['/api/v1/users/get_info', 'en'],
  ])
})
