import type { TabsBarStyle } from '@omc/shell'

type Look = {
  /** Class of the row of tabs. */
  readonly strip: string
  readonly tab: string
  readonly active: string
  readonly other: string
}

/** Classes of the tab styles. @source console spec §2, tab bar styles; ux: tabs bar styles */
export const TAB_LOOKS: Readonly<Record<TabsBarStyle, Look>> = {
  card: {
    strip: 'items-center gap-1.5',
    tab: 'h-[34px] rounded-control border px-3',
    active: 'border-accent bg-accent-soft text-accent-fg',
    other: 'border-line text-fg2 hover:bg-hover hover:text-fg',
  },
  smart: {
    strip: 'items-center gap-0.5',
    tab: 'h-[34px] rounded-control px-3 after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:origin-left after:rounded-full after:bg-accent after:transition-transform after:duration-(--motion-pop)',
    active: 'text-accent-fg after:scale-x-100',
    other: 'text-fg2 after:scale-x-0 hover:bg-hover hover:text-fg',
  },
  smooth: {
    strip: 'items-end gap-0 ps-2',
    tab: 'omc-tab-smooth h-[38px] px-4',
    active: 'z-1 bg-accent-soft text-accent-fg',
    other: 'text-fg2 hover:bg-hover hover:text-fg',
  },
}
