// The list of contents as react-admin's documentation builds it: the list is a script of its own
// (Resource, «Lazy Loading»), everything else is as it comes.
import { lazy } from 'react'
import { Admin, Resource } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { authProvider } from './auth-provider.js'
import { dataProvider } from './data-provider.js'

const ContentList = lazy(() => import('./content-list.jsx'))

createRoot(document.getElementById('root')).render(
  <Admin authProvider={authProvider} dataProvider={dataProvider} disableTelemetry>
    <Resource name="carry_contents" options={{ label: '内容管理' }} list={ContentList} />
  </Admin>,
)
