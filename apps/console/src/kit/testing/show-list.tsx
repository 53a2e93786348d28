import { ROUTE_RULES } from '@omc/acl'
import { createSdk } from '@omc/sdk'
import { fakeTransport } from '@omc/sdk/testing'
import { createToasts } from '@omc/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { proxy } from 'valtio'
import { createQueryClient } from '../../kernel/data/create-query-client.ts'
import { ServicesContext, type Services } from '../../kernel/services/services-context.ts'
import { parsePerson, type Person } from '../../kernel/session/person.ts'
import type { ListDefinition } from '../list/list-definition.ts'
import type { ListRow } from '../list/list-names.ts'
import { ListView } from '../list/list-view.tsx'

export type ListServer = ReturnType<typeof fakeTransport>

/** A role, or what the server tells of a person, such as rights that a team gave. */
export type Who =
  | string
  | { readonly permissions: readonly string[] }
  | { readonly roles: readonly string[]; readonly teamid: string }

export function personOf(who: Who): Person | null {
  const rights = typeof who === 'string' ? { roles: [who] } : who
  const read = parsePerson({ username: 'lin', ...rights })
  return read.tag === 'ok' ? read.person : null
}

/**
 * Renders a list for a person with a role, with a server that the test plans.
 *
 * @param query query of the address
 */
export const showList = async <Row extends ListRow>(
  list: ListDefinition<Row>,
  who: Who,
  plan: (server: ListServer) => void,
  query = '',
) => showAt(<ListView list={list} scope={{}} title={list.title()} />, who, plan, `/${query}`)

/** Renders a part of a screen at an address. */
export async function showAt(
  part: ReactNode,
  who: Who,
  plan: (server: ListServer) => void,
  address: string,
): Promise<ListServer> {
  const server = fakeTransport()
  plan(server)
  const services = {
    sdk: createSdk({ transport: server }),
    queryClient: createQueryClient({ tell: () => undefined, report: () => undefined }),
    toasts: createToasts(),
    session: { state: proxy({ person: personOf(who) }) },
    firstScreen: Promise.resolve(),
    built: new Set(ROUTE_RULES.map(({ path }) => path)),
    realtime: {
      state: proxy({ eventsChannel: true }),
      onEvents: () => () => undefined,
      onNotifications: () => () => undefined,
    },
    shell: { appearance: { state: proxy({ settings: { density: 'standard' } }) } },
    // as: lists use only these services.
  } as unknown as Services
  // Awaited: a part may load more before it draws.
  await act(async () => {
    render(
      <QueryClientProvider client={services.queryClient}>
        <ServicesContext value={services}>
          <MemoryRouter initialEntries={[address]}>
            <Suspense fallback={null}>{part}</Suspense>
          </MemoryRouter>
        </ServicesContext>
      </QueryClientProvider>,
    )
  })
  return server
}

/** Query of each request for the rows of a list, decoded; counts are left out. */
export const rowsAsked = ({ calls }: ListServer, resource: string): readonly string[] =>
  calls
    .filter(({ operation, query }) => operation === `${resource}.list` && query.includes('sort='))
    .map(({ query }) => decodeURIComponent(query))
