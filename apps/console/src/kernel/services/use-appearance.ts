import { SCREENS } from '@omc/acl'
import { type AppearanceState, type Frame, frameOf } from '@omc/shell'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useServices } from './services-context.ts'

/** What is chosen and what is on screen now; the component follows the parts that it reads. */
export const useAppearance = (): AppearanceState =>
  useSnapshot(useServices().shell.appearance.state)

/** Where the parts of the shell stand for the screen that is open. */
export function useFrame(): Frame {
  const { pathname } = useLocation()
  const { settings, device, isFoldedByPerson } = useAppearance()
  const { noColumn } = SCREENS.match(pathname)
  return frameOf({ settings, device, isFoldedByPerson, noColumn })
}
