import { i18n } from '../../kernel/i18n/i18n.ts'
import type { RecordAct } from '../../kit/list/acts/record-acts.tsx'
import { rowOfBulk } from '../../kit/list/acts/row-of-bulk.tsx'
import { runs } from '../../kit/list/list-acts.ts'
import { panelPart } from '../../kit/list/panel-part.ts'
import type { OpenVideo } from './video-context.ts'

const StatusPanel = panelPart(async () =>
  rowOfBulk<OpenVideo>(
    (await import('../lists/studio_contents/account-status-panel.tsx')).AccountStatusPanel,
  ),
)

/** Acts on a video besides writing; they use the last saved version. */
export const VIDEO_ACTS: readonly RecordAct<OpenVideo>[] = [
  {
    ...runs('studio_contents.refresh_content_aweme', {
      label: () => i18n.t('studioContent.refresh'),
      args: ({ id }: OpenVideo) => ({ id }),
      done: () => i18n.t('studioContent.refreshed'),
    }),
    // Only collected videos have figures at their platform.
    isFor: ({ content_id: outside }) => outside !== null,
  },
  runs('studio_contents.transfer_to_carry', {
    label: () => i18n.t('contentAct.toCarry'),
    args: ({ id }: OpenVideo) => ({ ids: [id] }),
    done: ({ succeeded }) => i18n.t('contentAct.toCarryDone', { count: succeeded.length }),
  }),
  runs('studio_accounts.transfer_to_smart', {
    label: () => i18n.t('studioContent.toSmart'),
    args: ({ id }: OpenVideo) => ({ ids: [id] }),
    done: ({ succeeded }) => i18n.t('studioContent.toSmartDone', { count: succeeded.length }),
  }),
  {
    operation: 'studio_accounts.batch_content_status',
    label: () => i18n.t('contentAct.move'),
    Panel: StatusPanel,
    // The call is about the videos of one account.
    isFor: ({ studio_account_id: account }) => account !== null,
  },
]
