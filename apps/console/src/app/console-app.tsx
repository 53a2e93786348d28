import { RouterProvider } from 'react-router-dom'
import { RouterContext } from '../kernel/router/use-router.ts'
import type { App } from './create-app.ts'
import { Providers } from './root/providers.tsx'

export { createApp } from './create-app.ts'
export { loadScreenAt } from './router/screen-parts.tsx'

/**
 * The console after the gate: services, router, screens. A navigation is not a React transition, so
 * its screen, tab and title appear in one render.
 */
export function ConsoleApp({ app }: { readonly app: App }) {
  return (
    <Providers services={app.services} notices={app.notices}>
      <RouterContext value={app.router}>
        <RouterProvider router={app.router.data} useTransitions={false} />
      </RouterContext>
    </Providers>
  )
}
