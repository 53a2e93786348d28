import { foldInForce, layoutInForce } from './device.ts'
import type { ThemeSettings } from './theme-settings.ts'
import type { Device, Layout } from './vocabulary.ts'

/** Position of each part of the shell. The layout only renders it. */
export type Frame = {
  readonly layout: Layout
  readonly isFolded: boolean
  /** `rail` is the left tab bar of top-level menus, `menu` the tree; `rail-and-menu` both. */
  readonly side: 'none' | 'menu' | 'rail' | 'rail-and-menu'
  /** `full` spans the window above the sidebar, `content` only the part beside it. */
  readonly header: 'full' | 'content'
  readonly logo: 'header' | 'side'
  /** The menu in the header. */
  readonly headerMenu: 'none' | 'horizontal' | 'top-tabs'
  readonly breadcrumb: 'header' | 'main' | 'none'
  readonly isHeaderFixed: boolean
  readonly foldToggle: 'header' | 'tabs' | 'none'
  readonly hasTabs: boolean
  /** Place of year and build time: below the menu, or below the screen if no menu is open. */
  readonly foot: 'side' | 'main'
}

export type FrameInput = {
  readonly settings: ThemeSettings
  readonly device: Device
  readonly isFoldedByPerson: boolean
  /** The route on screen is marked no-column. */
  readonly noColumn: boolean
}

/**
 * The shell of one screen under the layout in force.
 *
 * @source console spec §2, layout shells; ux: shell drawings
 */
export function frameOf({ settings, device, isFoldedByPerson, noColumn }: FrameInput): Frame {
  const layout = layoutInForce(settings, device)
  const isBareColumn = layout === 'column' && noColumn
  const isFull = layout === 'horizontal' || layout === 'common'
  const isFolded = isBareColumn || foldInForce(settings, device, isFoldedByPerson)
  const side = sideOf(layout, isBareColumn)
  const hasOpenMenu = (side === 'menu' || side === 'rail-and-menu') && !isFolded
  return {
    layout,
    isFolded,
    side,
    header: isFull ? 'full' : 'content',
    logo: isFull ? 'header' : 'side',
    headerMenu: HEADER_MENUS[layout] ?? 'none',
    breadcrumb: layout === 'comprehensive' ? 'none' : isFull ? 'main' : 'header',
    // With the full-width header over a sidebar only the part below scrolls.
    isHeaderFixed: layout === 'common' || settings.fixedHeader,
    foldToggle: foldToggleOf(layout, isBareColumn),
    hasTabs: settings.showTabs,
    foot: hasOpenMenu && device !== 'mobile' ? 'side' : 'main',
  }
}

const HEADER_MENUS: Partial<Record<Layout, Frame['headerMenu']>> = {
  horizontal: 'horizontal',
  comprehensive: 'top-tabs',
}

function sideOf(layout: Layout, isBareColumn: boolean): Frame['side'] {
  if (layout === 'horizontal') return 'none'
  if (layout !== 'column') return 'menu'
  return isBareColumn ? 'rail' : 'rail-and-menu'
}

function foldToggleOf(layout: Layout, isBareColumn: boolean): Frame['foldToggle'] {
  if (layout === 'horizontal' || layout === 'float' || isBareColumn) return 'none'
  return layout === 'common' ? 'tabs' : 'header'
}
