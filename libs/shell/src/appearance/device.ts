import type { ThemeSettings } from './theme-settings.ts'
import type { Device, Layout } from './vocabulary.ts'

/** Narrower windows are phones. @source console spec §9, mobile breakpoint */
export const MOBILE_BREAKPOINT_PX = 992

/** Before anything was measured. @source console spec §3, device */
export const DEFAULT_DEVICE: Device = 'desktop'

/** The device of a window that wide. @source console spec §2, layout shells */
export const deviceOf = (widthPx: number): Device =>
  widthPx < MOBILE_BREAKPOINT_PX ? 'mobile' : 'desktop'

/**
 * The layout on screen: the chosen one, but vertical on a phone. The choice itself stays, so that
 * a wider window shows it again.
 *
 * @source console spec §2, mobile devices
 */
export const layoutInForce = ({ layout }: Pick<ThemeSettings, 'layout'>, device: Device): Layout =>
  device === 'mobile' ? 'vertical' : layout

/**
 * Whether the sidebar is folded: always on a phone and in the float layout, else as the person
 * left it. Nothing is overwritten on the way, so nothing has to be put back.
 *
 * @param isFoldedByPerson  the kept choice (`collapse`)
 * @source                  console spec §2, mobile devices, float layout
 */
export const foldInForce = (
  settings: Pick<ThemeSettings, 'layout'>,
  device: Device,
  isFoldedByPerson: boolean,
): boolean => device === 'mobile' || layoutInForce(settings, device) === 'float' || isFoldedByPerson
