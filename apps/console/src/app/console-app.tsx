import { RouterProvider } from 'react-router-dom'
import { RouterContext } from '../kernel/router/use-router.ts'
import type { App } from './create-app.ts'
import { Providers } from './root/providers.tsx'

export { createApp } from './create-app.ts'
export { loadScreenAt } from './router/screen-parts.tsx'

/**
 * The console after the gate: services, router, screens. A navigation is no transition of React: its
 * screen, the tab and the title come in one drawing.
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
