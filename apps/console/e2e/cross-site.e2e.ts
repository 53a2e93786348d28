import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { evilSite, firstWordTo } from './support/evil-site.ts'
import { openSignedIn } from './support/sign-in.ts'
import { callAs, origin } from './support/system.ts'
import { expect, test } from './support/test.ts'

const OPENAPI = join(import.meta.dirname, '../../../libs/sdk/openapi/openapi.json')
const METHODS = ['get', 'post', 'put', 'patch', 'delete']
const LISTS = ['users', 'publish_contents', 'carry_contents', 'studio_accounts', 'system_notices']

let evil: Awaited<ReturnType<typeof evilSite>>
test.beforeAll(async () => {
  evil = await evilSite()
})
test.afterAll(() => evil.close())

/** All operations of the API, with an id in the paths that take one. */
function operations(): { method: string; url: string; changes: boolean }[] {
  // The contract that the server writes.
  const { paths } = JSON.parse(readFileSync(OPENAPI, 'utf8')) as {
    paths: Record<string, Record<string, { 'x-effect'?: string }>>
  }
  return Object.entries(paths).flatMap(([path, row]) =>
    Object.entries(row)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        url: `${origin}${path.replaceAll(/\{\w+\}/g, '1')}`,
        changes: operation['x-effect'] === 'write',
      })),
  )
}

/** The victim's data, which must be the same after the attack. */
async function state(): Promise<string> {
  const call = await callAs('manager')
  const lists = await Promise.all(
    LISTS.map(
      async (name) => (await call('GET', `/api/v1/${name}?page[size]=50&sort=id`)).body.data,
    ),
  )
  // Presence fields change with every call, including this one.
  return JSON.stringify(lists, (key, value: unknown) =>
    /online|seen_at|last_|signed_in|lease|heartbeat/.test(key) ? undefined : value,
  )
}

async function victim(context: BrowserContext) {
  const page = await openSignedIn(context, 'manager')
  await expect(page.locator('main h1:visible')).toBeVisible()
  const stays = async () => {
    // Without the tab's token, only the cookie identifies the person.
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await expect(page.locator('main h1:visible')).toBeVisible()
    await expect(page.getByRole('button', { name: '陈思齐 的菜单' })).toBeVisible()
  }
  return { page, stays }
}

/** Calls from the other site in no-cors and in cors mode. @returns the answers it could read */
const callEverything = (attacker: Page): Promise<string[]> =>
  attacker.evaluate(async (rows) => {
    const read: string[] = []
    for (const { method, url } of rows) {
      // The browser withholds the answers; the test is about the effect on the server.
      const simple = { method, credentials: 'include', mode: 'no-cors' } as const
      const text = { 'content-type': 'text/plain' }
      const body = method === 'GET' ? {} : { body: '{"data":{"attributes":{"title":"evil"}}}' }
      const plain = method === 'GET' || method === 'POST'
      if (plain) await fetch(url, { ...simple, ...body, headers: text }).catch(() => undefined)
      const open = { method, credentials: 'include', ...body } as const
      const answer = await fetch(url, open).catch(() => undefined)
      if (answer) read.push(`${method} ${url}`)
      if (method === 'GET') new Image().src = url
    }
    return read
  }, operations())

/** @returns the status of the server's answer */
async function sendForm(attacker: Page, action: string, fields: object): Promise<number> {
  await attacker.goto(evil.url)
  const [answer] = await Promise.all([
    attacker.waitForResponse((one) => one.url().startsWith(origin)),
    attacker.evaluate(
      ({ url, given }) => {
        const form = document.createElement('form')
        Object.assign(form, { method: 'POST', action: url })
        for (const [name, value] of Object.entries(given))
          form.append(Object.assign(document.createElement('input'), { name, value }))
        document.body.append(form)
        form.submit()
      },
      { url: action, given: fields },
    ),
  ])
  await attacker.waitForURL((url) => url.origin === origin)
  return answer.status()
}

test('T16: another site calls every operation with the victim’s cookies: nothing changes, nobody is signed out or in @long', async ({
  context,
}) => {
  test.setTimeout(180_000)
  const { stays } = await victim(context)
  const before = await state()
  const attacker = await context.newPage()
  const answered: string[] = []
  attacker.on('response', (answer) => {
    const { method } = { method: answer.request().method() }
    if (answer.url().startsWith(origin) && method !== 'GET' && answer.ok())
      answered.push(`${method} ${answer.url()}`)
  })
  await attacker.goto(evil.url)
  const readable = await callEverything(attacker)
  expect(operations().length).toBeGreaterThan(250)
  expect(readable, 'answers that the other site could read').toEqual([])
  expect(answered, 'changing calls that the server carried out').toEqual([])

  // A cross-site form needs no permission; it navigates, so each one gets its own page.
  for (const [path, fields] of [
    ['/oauth/token', { grant_type: 'password', username: 'operator', password: 'omc-demo-2026' }],
    ['/logout', {}],
    ['/refreshToken', {}],
    ['/api/v1/users', { username: 'evil' }],
  ] as const) {
    const status = await sendForm(attacker, `${origin}${path}`, fields)
    expect(status, path).toBeGreaterThanOrEqual(400)
  }
  expect(await state()).toBe(before)
  await stays()
})

test('T16: where a browser says no more than its origin, that alone refuses all that changes something @long', async () => {
  const changing = operations().filter(({ changes }) => changes)
  expect(changing.length).toBeGreaterThan(100)
  const carriedOut: string[] = []
  for (const { method, url } of changing) {
    const answer = await fetch(url, { method, headers: { origin: evil.url } })
    const text = await answer.text()
    if (answer.status !== 403 || !text.includes('cross_site'))
      carriedOut.push(`${method} ${url}: ${answer.status}`)
  }
  expect(carriedOut).toEqual([])
})

test('T16: a socket is opened for the console’s own origin alone', async ({ context }) => {
  const call = await callAs('manager')
  const ticket = async (): Promise<string> =>
    (await call('POST', '/api/v1/cable_tickets', {})).body.data.ticket
  const others = [evil.url, 'null', `${origin}.evil.test`, origin.replace('localhost', '127.0.0.1')]
  for (const other of others)
    expect(await firstWordTo(origin, other, await ticket()), other).toBe('disconnect')
  expect(await firstWordTo(origin, origin, await ticket())).toBe('welcome')

  await victim(context)
  const attacker = await context.newPage()
  await attacker.goto(evil.url)
  const outcome = await attacker.evaluate(
    (url) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(url, 'actioncable-v1-json')
        socket.addEventListener('message', ({ data }) => resolve(String(data)))
        socket.addEventListener('close', () => resolve('closed'))
      }),
    `${origin.replace('http', 'ws')}/cable?token=${await ticket()}`,
  )
  expect(JSON.parse(outcome)).toMatchObject({ type: 'disconnect', reason: 'unauthorized' })
})

test('T16: another site cannot put the console into a frame, and what it posts to the page does nothing', async ({
  context,
}) => {
  const { stays } = await victim(context)
  const before = await state()
  const attacker = await context.newPage()
  await attacker.goto(evil.url)
  await attacker.evaluate((url) => {
    const frame = document.createElement('iframe')
    frame.src = url
    document.body.append(frame)
  }, origin)
  await expect.poll(() => attacker.frames()[1]?.url()).toMatch(/^chrome-error:/)

  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    attacker.evaluate(
      (url) => void Reflect.set(globalThis, 'victim', open(url)),
      `${origin}/#/home`,
    ),
  ])
  await expect(popup.locator('main h1:visible')).toBeVisible()
  const changes: string[] = []
  popup.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(`${request.method()} ${request.url()}`)
  })
  await attacker.evaluate(() => {
    const page = Reflect.get(globalThis, 'victim') as Window
    const shapes = [
      'logout',
      'publish',
      'published',
      'UserInfo',
      'take-over',
      'signed-out',
      'ready',
    ]
    for (const word of shapes)
      for (const name of ['action', 'type', 'kind', 'tag', 'command', 'event'])
        page.postMessage(
          { [name]: word, id: '1', uid: '88213', ok: true, data: { token: 'x' } },
          '*',
        )
  })
  await popup.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(popup).toHaveURL(`${origin}/#/home`)
  expect(changes.filter((call) => !/refreshToken|cable_tickets/.test(call))).toEqual([])
  expect(await state()).toBe(before)
  await stays()
})
