import { startSystem } from '../../apps/console/e2e/support/start-system.ts'
import { createSdk } from '../../libs/sdk/src/index.ts'

export interface Product {
  readonly url: string
  /** Creates a cable ticket, valid for one connection. */
  newTicket(): Promise<string>
  stop(): Promise<void>
}

/** Starts the product with its demo data; pages of the given origin may call it. */
export async function startProduct(appOrigin: string): Promise<Product> {
  const system = await startSystem(undefined, { APP_ORIGINS: appOrigin })
  const { auth } = createSdk({ baseUrl: system.origin })
  return {
    url: system.origin,
    async newTicket() {
      const { access_token: token } = await auth.login({
        username: 'operator',
        password: 'omc-demo-2026',
      })
      const sdk = createSdk({ baseUrl: system.origin, getToken: () => token })
      return (await sdk.cable_tickets.create()).ticket
    },
    stop: system.stop,
  }
}
