import type { PaletteEntry, PaletteGroup } from '@omc/shell'
import type { LucideIcon } from 'lucide-react'

/** An entry of the palette with its looks and what choosing it does. */
export type PaletteItem = PaletteEntry & {
  readonly Icon: LucideIcon
  /** Small, at the end of the row: where a screen belongs, what a record is. */
  readonly hint?: string
  readonly run: () => void
}

/** A group of found items under its name. */
export type ItemGroup = Pick<PaletteGroup<PaletteItem>, 'hits'> & {
  readonly id: string
  readonly label: string
}
