import { i18n } from '../../../kernel/i18n/i18n.ts'
import type { RecordAct } from '../../../kit/list/acts/record-acts.tsx'
import { runs } from '../../../kit/list/list-acts.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import type { Account } from '../account-context.ts'

const WritePanel = panelPart(async () => (await import('./write-panel.ts')).WritePanel)
const ImportContents = panelPart(async () => (await import('./import-contents.tsx')).ImportContents)
const MoveAllPanel = panelPart(async () => (await import('./move-all-panel.tsx')).MoveAllPanel)

/**
 * Acts that bring contents into an account, and act on all of them.
 *
 * @source screens §2.7, AccountPage, 内容
 */
export const contentActs: readonly RecordAct<Account>[] = [
  {
    operation: 'studio_accounts.creation_contents',
    label: () => i18n.t('accountPage.write'),
    Panel: WritePanel,
  },
  {
    operation: 'studio_accounts.add_content_from_import',
    label: () => i18n.t('accountPage.import'),
    Panel: ImportContents,
  },
  {
    operation: 'studio_accounts.set_content_status',
    label: () => i18n.t('accountPage.moveAll'),
    Panel: MoveAllPanel,
  },
  runs('studio_accounts.clear_contents', {
    label: () => i18n.t('accountPage.clear'),
    args: ({ id }: Account) => ({ id }),
    ask: ({ nickname }) => ({
      title: i18n.t('accountPage.clear'),
      description: i18n.t('accountPage.clearHint', { name: nickname }),
      confirm: i18n.t('accountPage.clear'),
      tone: 'danger',
    }),
    done: ({ count }) => i18n.t('accountPage.cleared', { count }),
  }),
]
