import { columnStore, keptColumns, type KeptColumns } from './column-store.ts'

const kept = keptColumns()

/** Arranges the columns on screen, and keeps them in this browser. */
export function keepColumns(next: KeptColumns): void {
  columnStore.now = next
  kept.write(next)
}
