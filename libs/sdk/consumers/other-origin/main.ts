import { createSdk, createSession, isApiError } from '@omc/sdk'
import { openCable } from '@omc/sdk/realtime'

/** The product's origin, which is not this page's, and a ticket to its cable. */
const { server, ticket } = Object.fromEntries(new URLSearchParams(location.search))

const said = (error: unknown) => (isApiError(error) ? error.kind : String(error))

async function tell(baseUrl: string): Promise<string[]> {
  const calls = await useCalls(baseUrl).catch((error: unknown) => [`calls: ${said(error)}`])
  return [...calls, `cable: ${await firstState(baseUrl)}`, `cookies: ${document.cookie || 'none'}`]
}

/** Signs in without a cookie, reads, renews its session and writes. */
async function useCalls(baseUrl: string): Promise<string[]> {
  const { auth } = createSdk({ baseUrl })
  let kept = await auth.login({
    username: 'admin',
    password: 'omc-demo-2026',
    scope: 'offline_access',
  })
  const session = createSession({
    async refresh(signal) {
      const { refresh_token = '' } = kept
      kept = await auth.login({ grant_type: 'refresh_token', refresh_token }, { signal })
      return kept.access_token
    },
  })
  session.signIn(kept.access_token)
  const sdk = createSdk({ baseUrl, session })
  const { total } = await sdk.carry_contents.list({ page: { size: 1 } })
  const renewed = await session.renew(session.token())
  const { ticket: own } = await sdk.cable_tickets.create()
  session.dispose()
  return [`rows: ${total > 0}`, `session: ${renewed.tag}`, `own ticket: ${typeof own}`]
}

async function firstState(baseUrl: string): Promise<string> {
  return new Promise((resolve) => {
    const cable = openCable({
      url: `${baseUrl.replace(/^http/, 'ws')}/cable`,
      getTicket: async () => ticket ?? '',
      onAuthLost: resolve,
      onStateChange(state) {
        resolve(state)
        cable.close()
      },
    })
  })
}

tell(server ?? '').then(
  (seen) => report(seen),
  (error: unknown) => report([String(error)]),
)

function report(seen: readonly string[]): void {
  document.body.textContent = JSON.stringify(seen)
  document.body.dataset['done'] = 'true'
}
