import { viewsOf } from '@omc/shell'
import { useLocation } from 'react-router-dom'
import { addressAt } from '../router/address.ts'
import { useServices } from '../services-context.ts'
import { useStorePart } from '../state/use-store.ts'
import { View } from './view.tsx'

/** The screen of the address where it has no tab; one with a tab is among the views that are kept. */
export function UntabbedView() {
  const { tabs, reload } = useServices().shell
  const hasTab = useStorePart(tabs, (state) => viewsOf(state).some(({ isActive }) => isActive))
  const reloadCount = useStorePart(reload, ({ count }) => count)
  const location = useLocation()
  return hasTab ? null : <View key={reloadCount} id={null} address={addressAt(location)} isShown />
}
