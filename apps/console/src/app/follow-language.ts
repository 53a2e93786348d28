import type { QueryClient } from '@tanstack/react-query'
import type { ConsoleNotices } from '../features/notices/create-console-notices.ts'
import { i18n } from '../kernel/i18n/i18n.ts'

/** Refetches all data when the language changes, because answers contain localised texts. */
export function followLanguage(queryClient: QueryClient, notices: Pick<ConsoleNotices, 'pull'>) {
  i18n.on('languageChanged', () => {
    void queryClient.invalidateQueries()
    void notices.pull()
  })
}
