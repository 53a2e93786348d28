import type { ToastMessage } from '@omc/ui'
import type { TFunction } from 'i18next'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import type { AccountRun } from '../run/account-run.ts'
import { stoppable } from '../run/command-handlers.ts'
import type { RemoteNote } from '../run/run-types.ts'
import { commandTitle } from './command-title.ts'

/** Toast with a command and its sender, and a button that stops its work. */
export function remoteToast(
  t: TFunction,
  run: Pick<AccountRun, 'stop' | 'work'>,
  { id, command, issuer }: Pick<RemoteNote, 'id' | 'command' | 'issuer'>,
): ToastMessage {
  const stops = stoppable(command)
  return {
    key: `remote-${id}`,
    tone: 'info',
    title: t('publishing.toast.remote', { command: commandTitle(command, currentLanguage()) }),
    ...(issuer !== '' && { description: t('publishing.toast.remoteFrom', { name: issuer }) }),
    ...(stops !== null && {
      action: {
        label: t('publishing.toast.stop'),
        onSelect: stops === 'run' ? run.stop : run.work.stop,
      },
    }),
  }
}
