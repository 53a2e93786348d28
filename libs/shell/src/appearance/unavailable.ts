import type { Words } from '@omc/core'
import { layoutInForce } from './device.ts'
import type { ThemeSettings } from './theme-settings.ts'
import type { Device, Layout } from './vocabulary.ts'

/** Why a choice of the drawer changes nothing now. */
export type UnavailableReason =
  | 'layout-on-phone'
  | 'column-layout-only'
  | 'needs-tabs'
  | 'header-always-fixed'
  | 'no-background-here'

/** Reason shown in the drawer beside a choice that is turned off. @source ux: theme drawer */
export const UNAVAILABLE_REASONS: Readonly<Record<UnavailableReason, Words>> = {
  'layout-on-phone': {
    zh: '手机上固定为纵向布局',
    en: 'Phones always show the vertical layout',
  },
  'column-layout-only': { zh: '仅用于分栏布局', en: 'Only in the column layout' },
  'needs-tabs': { zh: '请先开启标签页', en: 'Turn the tabs on first' },
  'header-always-fixed': {
    zh: '常规布局的头部始终固定',
    en: 'The header of the common layout is always fixed',
  },
  'no-background-here': {
    zh: '横向与浮动布局没有菜单背景',
    en: 'The horizontal and float layouts have no menu background',
  },
}

/**
 * Why a setting has no effect under the layout in force; null when it has one.
 *
 * @source console spec §2, theme drawer; ux: unavailable choices say why
 */
export function unavailableReason(
  key: keyof ThemeSettings,
  settings: ThemeSettings,
  device: Device,
): UnavailableReason | null {
  return RULES[key]?.({ settings, device, layout: layoutInForce(settings, device) }) ?? null
}

type Rule = (view: {
  readonly settings: ThemeSettings
  readonly device: Device
  readonly layout: Layout
}) => UnavailableReason | null

const needsTabs: Rule = ({ settings }) => (settings.showTabs ? null : 'needs-tabs')

const RULES: Readonly<Partial<Record<keyof ThemeSettings, Rule>>> = {
  layout: ({ device }) => (device === 'mobile' ? 'layout-on-phone' : null),
  columnStyle: ({ layout }) => (layout === 'column' ? null : 'column-layout-only'),
  showTabsIcon: needsTabs,
  tabsBarStyle: needsTabs,
  fixedHeader: ({ layout }) => (layout === 'common' ? 'header-always-fixed' : null),
  background: ({ layout }) =>
    layout === 'horizontal' || layout === 'float' ? 'no-background-here' : null,
}
