import { accountProblems } from '@omc/core'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { runs } from '../../kit/list/list-acts.ts'
import type { Account } from './health.ts'

/** The server publishes it: no tab has a run in which a person could say so. */
const isServers = ({ executor, publish_by: by }: Account) => (executor?.kind ?? by) === 'server'

/** A person says that the check of the channel is passed; the server goes on at once. */
export const checkPassed = {
  ...runs('studio_accounts.end_bot_check', {
    label: () => i18n.t('accountHealth.checkPassed'),
    args: ({ id }: Account) => ({ id }),
    done: ({ ended }, { nickname: name }) =>
      i18n.t(ended ? 'accountHealth.checkEnded' : 'accountHealth.noCheck', { name }),
  }),
  isFor: (account: Account) =>
    isServers(account) && accountProblems(account, Date.now()).includes('cooling'),
}
