import { createSdk } from '@omc/sdk'
import { fakeTransport } from '@omc/sdk/testing'
import { beforeAll, expect, test } from 'vitest'
import { carrySubject } from '../features/review/content-subject.ts'
import { reviewPlace } from '../features/review/review-places.ts'
import { waitsEverywhere } from '../features/waiting/waits.ts'
import { createQueryClient } from '../kernel/data/create-query-client.ts'
import { startI18n } from '../kernel/i18n/i18n.ts'
import { parseLocation } from '../kernel/router/address.ts'
import { BUILT, SCREEN_ROUTES } from './router/built.ts'

const EVERYBODY = {
  admin: true,
  roles: [],
  username: 'all',
  fullName: '全',
  avatar: '',
  teamName: '',
  teamId: '1',
  id: '5',
  teamKey: '',
  settings: {},
}
const WAITS = waitsEverywhere({ person: EVERYBODY, built: BUILT, now: Date.now() })

/** Parameters that narrow the rows of a list. */
const isNarrowing = ([name]: readonly [string, unknown]) => name.startsWith('filter[')

/** First page that the screen at an address reads. */
async function firstRead(address: string) {
  const { pathname, search } = parseLocation(address)
  const { Screen } = (await SCREEN_ROUTES.get(pathname)?.load()) ?? {}
  const queryClient = createQueryClient({ tell: () => undefined, report: () => undefined })
  const sdk = createSdk({ transport: fakeTransport() })
  const query = new URLSearchParams(search)
  await Screen?.prepare?.(query)
  await Screen?.ask?.({ sdk, queryClient, person: EVERYBODY }, query, pathname)
  const queries = queryClient.getQueryCache().getAll()
  const [resource, , args] = queries.find(({ queryKey }) => queryKey[1] === 'list')?.queryKey ?? []
  return { resource, args: Object.fromEntries(Object.entries(args ?? {}).filter(isNarrowing)) }
}

beforeAll(startI18n)

test('there are screens to compare', () => {
  expect(WAITS.length).toBeGreaterThan(20)
})

/** A review takes its pieces one by one, so it has a number and no first page. */
const isReview = ({ kind }: { readonly kind: string }) =>
  kind === 'videoReview' || kind === 'pictureReview'

/** A restore is told by a notice of the console, which has the act for all accounts at once. */
const isNotice = ({ kind }: { readonly kind: string }) => kind === 'restored'

test.each(WAITS.filter((wait) => !isReview(wait) && !isNotice(wait)))(
  '$kind at $address: its number counts the rows of that screen',
  async (wait) => {
    expect(await firstRead(wait.address)).toEqual({ resource: wait.resource, args: wait.args })
  },
)

test.each(WAITS.filter(isReview))(
  '$kind at $address: its number is the one that the review shows',
  async (wait) => {
    const transport = fakeTransport().answer('carry_contents.statistics', {
      body: { data: { totals: { count: 3 } } },
    })
    const { form } = reviewPlace(wait.address)
    expect(await carrySubject(createSdk({ transport }), form, {}).count()).toBe(3)
    const asked = [...new URLSearchParams(transport.calls[0]?.query)].filter(isNarrowing)
    expect(asked).toEqual(Object.entries(wait.args).map(([name, values]) => [name, String(values)]))
  },
)
