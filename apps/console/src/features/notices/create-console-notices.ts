import type { Sdk } from '@omc/sdk'
import { createNotices, type Notices } from '@omc/shell'
import type { QueryClient } from '@tanstack/react-query'
import type { CrossTabChannel } from '../../kernel/ports/cross-tab-channel.ts'
import type { ConsoleNotice } from './console-notice.ts'

export type NoticeParts = {
  readonly sdk: Pick<Sdk, 'system_notices'>
  readonly queryClient: QueryClient
  /** Whether a signed-in person may read notices. */
  readonly mayRead: () => boolean
  readonly report: (error: unknown) => void
  readonly otherTabs: CrossTabChannel
}

export type ConsoleNotices = Notices<ConsoleNotice>

const KEY = ['system_notices']

/**
 * Notices of the bell, synchronised with the lists of this tab and with the other tabs: reading or
 * clearing them in one place applies everywhere.
 *
 * @source console spec §4, notices; §7, notice list, clear notices
 */
export function createConsoleNotices(parts: NoticeParts): ConsoleNotices {
  const { sdk, queryClient, mayRead, report, otherTabs } = parts
  const refreshLists = () => void queryClient.invalidateQueries({ queryKey: KEY })
  const changedHere = () => {
    refreshLists()
    otherTabs.tell()
  }
  const notices = createNotices<ConsoleNotice>({
    async list(query) {
      // Without the right to read, the bell is empty.
      if (!mayRead()) return { data: [], recordCount: 0 }
      try {
        const { items, total } = await sdk.system_notices.list(query)
        return { data: items, recordCount: total }
      } catch (error) {
        report(error)
        throw error
      }
    },
    async markRead(id) {
      await sdk.system_notices.update({ id, readed: true })
      changedHere()
    },
    async clear() {
      await sdk.system_notices.clear_notices()
      changedHere()
    },
  })
  otherTabs.onTold(() => {
    refreshLists()
    void notices.pull()
  })
  // A list of notices may change them too.
  queryClient.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated' || mutation.state.status !== 'success') return
    if (mutation.options.mutationKey?.[0] !== KEY[0]) return
    otherTabs.tell()
    void notices.pull()
  })
  return notices
}
