import { canVisit, type AclSession } from '@omc/acl'
import { settle } from './look/settle.ts'
import { builtAddresses } from './support/built-addresses.ts'
import { pagesOf } from './support/pages-of.ts'
import { callAs, origin } from './support/system.ts'
import { expect, test, type Page } from './support/test.ts'

/** Demo people with few roles first: a screen opens to the one who is just allowed to. */
const PEOPLE = ['auditor', 'vip', 'creator', 'operator', 'manager', 'site_admin', 'admin'] as const
/** Open to everyone, signed in or not; or a page of refusal itself. */
const NO_DOOR = ['/login', '/register', '/callback', '/401', '/403', '/404']

type Visitor = {
  readonly username: string
  readonly session: AclSession
  /** Id of an account that they see; null: they see none. */
  readonly account: string | null
}

const visitors = (): Promise<readonly Visitor[]> =>
  Promise.all(
    PEOPLE.map(async (username) => {
      const call = await callAs(username)
      const { admin, roles } = (await call('GET', '/api/v1/users/get_info')).body.data
      const { body } = await call('GET', '/api/v1/studio_accounts?page[size]=1')
      return { username, session: { admin, roles }, account: body.data?.[0]?.id ?? null }
    }),
  )

/** The address with what the visitor sees; null: nothing is there for them. */
const addressFor = ({ session, account }: Visitor, address: string): string | null => {
  if (!canVisit(session, address)) return null
  if (!address.includes('/account/1/')) return address
  return account === null ? null : address.replace('/account/1/', `/account/${account}/`)
}

test('every screen opens to a person who may see it and to none who may not @long', async ({
  openAs,
}) => {
  test.setTimeout(240_000)
  const people = await visitors()
  const pageOf = pagesOf(openAs)
  const addresses = (await builtAddresses()).filter((address) => !NO_DOOR.includes(address))
  let refused = 0
  for (const address of addresses) {
    const may = people.find((person) => addressFor(person, address) !== null)
    const mayNot = people.find(({ session }) => !canVisit(session, address))
    expect(may, `nobody may open ${address}`).toBeDefined()
    if (may) await expectOpen(await pageOf(may.username), addressFor(may, address) ?? address)
    if (!mayNot) continue
    refused += 1
    const page = await pageOf(mayNot.username)
    await page.goto(`${origin}/#${address}`)
    await expect(page, `${mayNot.username} at ${address}`).toHaveURL(/#\/40[13]/)
  }
  expect(refused).toBeGreaterThan(addresses.length / 2)
  console.log(`doors: ${addresses.length} screens opened, ${refused} refused`)
})

/** Expects the screen itself: no page of refusal, no failed part, no text that is missing. */
async function expectOpen(page: Page, address: string): Promise<void> {
  await page.goto(`${origin}/#${address}`)
  await settle(page)
  const at = new URL(page.url()).hash
  expect(at, address).not.toMatch(/^#\/40\d/)
  await expect(page.locator('main [role="alert"]:visible'), address).toHaveCount(0)
}
