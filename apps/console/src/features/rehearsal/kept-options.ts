import type { RehearsalItem } from '@omc/publisher/rehearsal'
import { keptValue } from '@omc/shell'
import { browserStore } from '../../kernel/ports/browser-stores.ts'
import { parseRunOptions, runOptionsKey } from '../publishing/ports/run-options.ts'

/** An item with the options that this browser keeps for the runs of its account. */
export function withKeptOptions(item: RehearsalItem): RehearsalItem {
  const kept = keptValue({
    key: runOptionsKey(item.uid),
    fallback: null,
    parse: parseRunOptions,
    store: browserStore,
  }).read()
  if (!kept) return item
  return { ...item, draft: item.draft || kept.draft, activity: item.activity || kept.activity }
}
