import { RouterProvider } from 'react-router-dom'
import type { App } from './create-app.ts'
import { Providers } from './root/providers.tsx'

export { createApp } from './create-app.ts'

/** The console after the gate: services, router, screens. */
export function ConsoleApp({ app }: { readonly app: App }) {
  return (
    <Providers services={app.services}>
      <RouterProvider router={app.router} />
    </Providers>
  )
}
