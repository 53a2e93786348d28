import { useQuery } from '@tanstack/react-query'
import { read } from '../../kernel/data/read.ts'
import { useSdk } from '../../kernel/services/services-context.ts'
import type { RowCount } from '../../kit/list/row-count.ts'
import { calledBy } from '../account-address/account-key.ts'
import { countDeletable } from '../publishing/work/count-deletable.ts'
import type { DeleteScope } from '../publishing/work/delete-job.ts'
import { workKind } from '../publishing/work/work-kinds.ts'
import type { CommandDraft } from './use-remote.ts'

/** What a command would delete: nothing, or so many contents as far as they are counted. */
export type DeleteCount =
  | { readonly tag: 'none' }
  | { readonly tag: 'counting' | 'failed' }
  | { readonly tag: 'counted'; readonly scope: DeleteScope; readonly count: RowCount }

/** Counts the contents that the chosen command would delete, again each time it is confirmed. */
export function useDeleteCount(draft: CommandDraft): DeleteCount {
  const sdk = useSdk()
  const { uid } = draft.account
  const scope = workKind(draft.command.work ?? '')?.scope
  // The server finds the account of the command by the same names.
  const account = useQuery({
    ...read(sdk, 'studio_accounts.get_publish_info', calledBy(draft.account)),
    enabled: scope !== undefined && uid !== '',
  })
  const count = useQuery({
    ...countDeletable(sdk, account.data?.id ?? '', scope ?? 'all'),
    enabled: scope !== undefined && account.data !== undefined,
    gcTime: 0,
  })
  if (scope === undefined || uid === '') return { tag: 'none' }
  if (account.isError || count.isError) return { tag: 'failed' }
  return count.data ? { tag: 'counted', scope, count: count.data } : { tag: 'counting' }
}
