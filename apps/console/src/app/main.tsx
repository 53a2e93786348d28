import { createRoot } from 'react-dom/client'
import './app.css'
import { reloadOnce } from './errors/chunk-reload.ts'
import { startI18n } from './i18n/i18n.ts'
import { startPage } from './start-page.tsx'
import { followTheme } from './theme/theme-store.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')

addEventListener('vite:preloadError', (event) => {
  if (reloadOnce()) event.preventDefault()
})
followTheme()
await startI18n()
await startPage(createRoot(place))
