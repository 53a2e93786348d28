import { viewsOf } from '@omc/shell'
import { Activity } from 'react'
import { Outlet } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useRouter } from '../../kernel/router/use-router.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { View } from './view.tsx'

/**
 * The current screen, and hidden ones that are kept alive: they keep their state, and their effects
 * pause until they are shown again. The outlet of the route shows a screen without a tab, or the
 * failure of a screen.
 *
 * @source console spec §2, §9: visited screens are kept alive, up to 20 views
 */
export function Views() {
  const views = viewsOf(useSnapshot(useServices().shell.tabs.state))
  const { failure, isReady } = useSnapshot(useRouter().state)
  // Show no screen before the guard has decided.
  if (!isReady) return null
  return (
    <>
      {views.map(({ id, key, address, isActive }) => (
        <Activity key={key} mode={isActive && !failure ? 'visible' : 'hidden'}>
          <View id={id} address={address} isShown={isActive && !failure} />
        </Activity>
      ))}
      <Outlet />
    </>
  )
}
