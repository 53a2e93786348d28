import type { PaletteEntry, PaletteGroup } from '@omc/shell'
import type { LucideIcon } from 'lucide-react'

/** A palette entry with its icon and its action. */
export type PaletteItem = PaletteEntry & {
  readonly Icon: LucideIcon
  /** Small text at the end of the row: a screen's group or a record's kind. */
  readonly hint?: string
  /** Name of a record's kind. */
  readonly kindLabel?: string
  readonly run: () => void
}

/** A group of found items under its name. */
export type ItemGroup = Pick<PaletteGroup<PaletteItem>, 'hits'> & {
  readonly id: string
  readonly label: string
}
