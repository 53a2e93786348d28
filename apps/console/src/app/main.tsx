import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import './app.css'
import { createApp } from './create-app.ts'
import { reloadOnce } from './errors/chunk-reload.ts'
import { startI18n } from './i18n/i18n.ts'
import { Providers } from './root/providers.tsx'
import { followTheme } from './theme/theme-store.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')

addEventListener('vite:preloadError', (event) => {
  if (reloadOnce()) event.preventDefault()
})
followTheme()
await startI18n()
const { services, router } = createApp()

createRoot(place).render(
  <StrictMode>
    <Providers services={services}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
)
