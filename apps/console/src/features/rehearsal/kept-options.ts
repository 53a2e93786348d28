import type { RehearsalItem } from '@omc/publisher/rehearsal'
import { browserStore } from '../../kernel/ports/browser-stores.ts'
import { accountKey } from '../account-address/account-key.ts'
import { keptOptions } from '../publishing/ports/kept-of-account.ts'

/** An item with the options that this browser keeps for the runs of its account. */
export function withKeptOptions(item: RehearsalItem): RehearsalItem {
  const key = accountKey({ uid: item.uid, platform: item.channel })
  const kept = keptOptions(key, browserStore).read()
  if (!kept) return item
  return { ...item, draft: item.draft || kept.draft, activity: item.activity || kept.activity }
}
