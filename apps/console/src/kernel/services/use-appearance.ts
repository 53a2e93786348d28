import { SCREENS } from '@omc/acl'
import { type AppearanceState, type Frame, frameOf } from '@omc/shell'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useServices } from './services-context.ts'

/** Chosen and effective look; the component re-renders for the parts it reads. */
export const useAppearance = (): AppearanceState =>
  useSnapshot(useServices().shell.appearance.state)

/** Layout of the shell for the open screen. */
export function useFrame(): Frame {
  const { pathname } = useLocation()
  const { settings, device, isFoldedByPerson } = useAppearance()
  const { noColumn } = SCREENS.match(pathname)
  return frameOf({ settings, device, isFoldedByPerson, noColumn })
}
