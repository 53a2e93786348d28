import { RouterProvider } from 'react-router-dom'
import type { App } from './create-app.ts'
import { Providers } from './root/providers.tsx'
import { RouterContext } from './router/use-router.ts'

export { createApp } from './create-app.ts'
export { loadScreenAt } from './router/screen-parts.tsx'

/**
 * The console after the gate: services, router, screens. A navigation is no transition of React: its
 * screen, the tab and the title come in one drawing.
 */
export function ConsoleApp({ app }: { readonly app: App }) {
  return (
    <Providers services={app.services}>
      <RouterContext value={app.router}>
        <RouterProvider router={app.router.data} useTransitions={false} />
      </RouterContext>
    </Providers>
  )
}
