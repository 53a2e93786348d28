import { SCREENS } from '@omc/acl'
import { type AppearanceState, type Frame, frameOf } from '@omc/shell'
import { useLocation } from 'react-router-dom'
import { useServices } from '../services-context.ts'
import { useStore } from '../state/use-store.ts'

/** What is chosen and what is on screen now; the component follows it. */
export const useAppearance = (): AppearanceState => useStore(useServices().shell.appearance)

/** Where the parts of the shell stand for the screen that is open. */
export function useFrame(): Frame {
  const { pathname } = useLocation()
  const { noColumn } = SCREENS.match(pathname)
  return frameOf({ ...useAppearance(), noColumn })
}
