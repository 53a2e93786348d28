import type { createHashRouter } from 'react-router-dom'
import type { Location } from './address.ts'

export type DataRouter = ReturnType<typeof createHashRouter>

export type RouterState = {
  /** Location on screen; during a navigation still the previous one. */
  readonly location: Location
  /** Error that keeps the location's screen from showing. */
  readonly failure: { readonly error: unknown } | null
  readonly isMoving: boolean
  /** Whether any screen has been shown yet. */
  readonly isReady: boolean
}

/** Part of react-router's state that the shell needs. */
export function routerStateOf({
  location,
  errors,
  initialized: isReady,
  navigation,
  revalidation,
}: DataRouter['state']): RouterState {
  return {
    location,
    // Only one route can fail at a time: the screen being entered.
    failure: errors ? { error: Object.values(errors)[0] } : null,
    isMoving: !isReady || navigation.state !== 'idle' || revalidation === 'loading',
    isReady,
  }
}
