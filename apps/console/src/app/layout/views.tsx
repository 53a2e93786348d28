import { viewsOf } from '@omc/core/shell'
import { Activity } from 'react'
import { ScreenFailure } from '../errors/screen-failure.tsx'
import { addressAt } from '../router/address-bar.ts'
import { useRouter } from '../router/use-router.ts'
import { useServices } from '../services-context.ts'
import { useStore, useStorePart } from '../state/use-store.ts'
import { View } from './view.tsx'

/**
 * The screen of the address, and hidden beside it those that are kept alive: they keep their state,
 * and their effects rest until they are looked at again.
 *
 * @source console spec §2, §9: visited screens are kept alive, up to 20 views
 */
export function Views() {
  const { tabs, reload } = useServices().shell
  const views = viewsOf(useStore(tabs))
  const reloadCount = useStorePart(reload, ({ count }) => count)
  const router = useRouter()
  const { location, failure, isMoving, isReady } = useStore(router)
  // The guard has not decided yet: nothing of a screen is shown.
  if (!isReady) return null
  return (
    <>
      {views.map(({ id, key, address, isActive }) => (
        <Activity key={key} mode={isActive && !failure ? 'visible' : 'hidden'}>
          <View id={id} address={address} isShown={isActive && !failure} />
        </Activity>
      ))}
      {!failure && !views.some(({ isActive }) => isActive) ? (
        <View key={reloadCount} id={null} address={addressAt(location)} isShown />
      ) : null}
      {failure ? (
        <ScreenFailure
          error={failure.error}
          isRetrying={isMoving}
          onRetry={() => void router.revalidate()}
        />
      ) : null}
    </>
  )
}
