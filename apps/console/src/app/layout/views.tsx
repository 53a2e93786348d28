import { viewsOf } from '@omc/core/shell'
import { Activity } from 'react'
import { useLocation, useRevalidator, useRouteLoaderData } from 'react-router-dom'
import { ScreenFailure } from '../errors/screen-failure.tsx'
import { SCREEN_ROUTE, type ScreenArrival } from '../router/screen-arrival.ts'
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
  const { pathname, search } = useLocation()
  const revalidator = useRevalidator()
  const arrival = useRouteLoaderData<ScreenArrival>(SCREEN_ROUTE)
  const isThere = arrival?.tag !== 'failed'
  return (
    <>
      {views.map(({ id, key, address, isActive }) => (
        <Activity key={key} mode={isActive && isThere ? 'visible' : 'hidden'}>
          <View id={id} address={address} />
        </Activity>
      ))}
      {isThere && !views.some(({ isActive }) => isActive) ? (
        <View key={reloadCount} id={null} address={pathname + search} />
      ) : null}
      {arrival?.tag === 'failed' ? (
        <ScreenFailure
          error={arrival.error}
          isRetrying={revalidator.state !== 'idle'}
          onRetry={() => void revalidator.revalidate()}
        />
      ) : null}
    </>
  )
}
