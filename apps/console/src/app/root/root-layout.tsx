import { useServices } from '../../kernel/services/services-context.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { Messages } from './messages.tsx'
import { Page } from './page.tsx'
import { PersistentHost } from './persistent-host.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { UpdateHost } from './update-host.tsx'

/** Frame of every page: progress bar, messages, and the host of work that outlives screens. */
export function RootLayout() {
  const { toasts } = useServices()
  return (
    <>
      <ProgressBar />
      <Page />
      <LeaveQuestion />
      <PersistentHost />
      <UpdateHost />
      <Messages toasts={toasts} />
    </>
  )
}
