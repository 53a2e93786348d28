/** @source console spec §2, available layouts */
export const LAYOUTS = [
  'column',
  'comprehensive',
  'vertical',
  'horizontal',
  'common',
  'float',
] as const

/** "black" and "white" describe the menu, not the page. @source console spec §2, theme name */
export const THEME_NAMES = [
  'blue-black',
  'blue-white',
  'green-black',
  'green-white',
  'red-black',
  'red-white',
  'ocean',
] as const

/** The ground of the menu; the second is also the class of the body. @source console spec §2, menu background */
export const BACKGROUNDS = ['none', 'vab-background'] as const

/** @source console spec §2, tab style */
export const TABS_BAR_STYLES = ['card', 'smart', 'smooth'] as const

/** @source console spec §2, column style */
export const COLUMN_STYLES = ['vertical', 'horizontal', 'card', 'arrow'] as const

/** Light, dark, or what the system says. @source ux: three independent axes */
export const COLOUR_MODES = ['system', 'light', 'dark'] as const

/** @source ux: density */
export const DENSITIES = ['comfortable', 'standard', 'compact'] as const

/** @source console spec §3, device */
export const DEVICES = ['desktop', 'mobile'] as const

export type Layout = (typeof LAYOUTS)[number]
export type ThemeName = (typeof THEME_NAMES)[number]
export type Background = (typeof BACKGROUNDS)[number]
export type TabsBarStyle = (typeof TABS_BAR_STYLES)[number]
export type ColumnStyle = (typeof COLUMN_STYLES)[number]
export type ColourMode = (typeof COLOUR_MODES)[number]
export type Density = (typeof DENSITIES)[number]
export type Device = (typeof DEVICES)[number]
