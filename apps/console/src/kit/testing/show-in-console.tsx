import { createSdk } from '@omc/sdk'
import { fakeTransport } from '@omc/sdk/testing'
import { createToasts } from '@omc/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { proxy } from 'valtio'
import { createQueryClient } from '../../kernel/data/create-query-client.ts'
import { ServicesContext, type Services } from '../../kernel/services/services-context.ts'
import { createDrafts } from '../../kernel/shell/drafts.ts'

/** Renders a form or a record for a person, with a server that the test plans. */
export function showInConsole(
  person: object,
  plan: (transport: ReturnType<typeof fakeTransport>) => ReactElement,
) {
  const transport = fakeTransport()
  const toasts = createToasts()
  const drafts = createDrafts()
  const queryClient = createQueryClient({ tell: () => undefined, report: () => undefined })
  // as: forms and records use only these services.
  const services = {
    sdk: createSdk({ transport }),
    queryClient,
    toasts,
    session: { state: proxy({ person }) },
    firstScreen: Promise.resolve(),
    shell: { drafts, tabs: { dispatch: () => undefined } },
  } as unknown as Services
  render(
    <QueryClientProvider client={queryClient}>
      <ServicesContext value={services}>{plan(transport)}</ServicesContext>
    </QueryClientProvider>,
  )
  return { transport, toasts, drafts }
}
