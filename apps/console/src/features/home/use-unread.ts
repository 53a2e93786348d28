import { useSnapshot } from 'valtio'
import { useAppearance } from '../../kernel/services/use-appearance.ts'
import { useCan } from '../../kernel/services/use-person.ts'
import { useNotices } from '../notices/notices-context.ts'

/** Number of unread notices that the bell lists; 0 where the header has no bell. */
export function useUnread(): number {
  const mayRead = useCan('notice:read')
  const { unreadCount } = useSnapshot(useNotices().state)
  const { settings } = useAppearance()
  return mayRead && settings.showNotice ? unreadCount : 0
}
