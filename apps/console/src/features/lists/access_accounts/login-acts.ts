import type { Args } from '@omc/sdk'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { RecordAct } from '../../../kit/list/acts/record-acts.tsx'
import { runs } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

const VERIFY = 'access_accounts.batch_verify_login'

type Login = AskedRow<'access_accounts', 'nickname' | 'platform'>

const EditPanel = panelPart(async () => (await import('./access-account.forms.ts')).EditPanel)

/** Acts that restore a login: ask the platform again, or store a new login. */
export const loginActs: readonly RecordAct<Login>[] = [
  runs(VERIFY, {
    label: () => i18n.t('accessAccount.verify'),
    // as: answers name the platforms of the contract.
    args: ({ platform }: Login) => ({ platform }) as Args<typeof VERIFY>,
    done: ({ succeeded, failed, job_id: job }) =>
      job === null
        ? i18n.t('accessAccount.verified', { valid: succeeded.length, failed: failed.length })
        : i18n.t('accessAccount.verifying'),
  }),
  {
    operation: 'access_accounts.update',
    label: () => i18n.t('accessAccount.edit'),
    Panel: EditPanel,
  },
]
