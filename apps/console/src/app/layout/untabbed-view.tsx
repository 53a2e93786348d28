import { viewsOf } from '@omc/shell'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { addressAt } from '../../kernel/router/address.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { View } from './view.tsx'

/** Screen of an address without a tab; screens with a tab are among the kept views. */
export function UntabbedView() {
  const { tabs, reload } = useServices().shell
  const hasTab = viewsOf(useSnapshot(tabs.state)).some(({ isActive }) => isActive)
  const { count } = useSnapshot(reload.state)
  const location = useLocation()
  return hasTab ? null : <View key={count} id={null} address={addressAt(location)} isShown />
}
