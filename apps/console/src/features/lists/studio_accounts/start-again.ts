import { i18n } from '../../../kernel/i18n/i18n.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'

type Ended = AskedRow<'studio_accounts', 'nickname' | 'queue_ended_why'>

/** Starts a queue again that "no permission" had ended: only a person does. */
export const startAgain = {
  ...runs('studio_accounts.reopen_queue', {
    label: () => i18n.t('studioAccount.startAgain'),
    args: ({ id }: Ended) => ({ id }),
    done: (_answer, { nickname }) => i18n.t('studioAccount.startedAgain', { name: nickname }),
  }),
  isFor: ({ queue_ended_why: why }: Ended) => Boolean(why),
}
