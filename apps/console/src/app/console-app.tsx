import type { App } from './create-app.ts'
import { Providers } from './root/providers.tsx'
import { RootLayout } from './root/root-layout.tsx'
import { RouterContext } from './router/use-router.ts'

export { createApp } from './create-app.ts'
export { loadScreenAt } from './router/screen-parts.tsx'

/** The console after the gate: services, router, screens. */
export function ConsoleApp({ app }: { readonly app: App }) {
  return (
    <Providers services={app.services}>
      <RouterContext value={app.router}>
        <RootLayout />
      </RouterContext>
    </Providers>
  )
}
