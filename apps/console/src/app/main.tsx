import { createRoot } from 'react-dom/client'
import './app.css'
import { startI18n } from './i18n/i18n.ts'
import { startPage } from './start-page.tsx'
import { followTheme } from './theme/theme-store.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root')

followTheme()
await startI18n()
await startPage(createRoot(place))
