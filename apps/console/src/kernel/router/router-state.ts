import type { createHashRouter } from 'react-router-dom'
import type { Location } from './address.ts'

export type DataRouter = ReturnType<typeof createHashRouter>

export type RouterState = {
  /** Of what is shown; while a navigation is under way, still the former. */
  readonly location: Location
  /** Why the screen of the location is not there. */
  readonly failure: { readonly error: unknown } | null
  readonly isMoving: boolean
  /** Whether anything was ever shown. */
  readonly isReady: boolean
}

/** What the shell needs to know of the state of react-router. */
export function routerStateOf({
  location,
  errors,
  initialized: isReady,
  navigation,
  revalidation,
}: DataRouter['state']): RouterState {
  return {
    location,
    // One route at a time fails: the screen that is entered.
    failure: errors ? { error: Object.values(errors)[0] } : null,
    isMoving: !isReady || navigation.state !== 'idle' || revalidation === 'loading',
    isReady,
  }
}
