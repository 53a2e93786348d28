import { groupScope } from '../../../features/lists/scopes.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'
import { pagePart } from '../../../kit/desk/page-part.tsx'
import { restPart } from '../../../kit/list/panel-part.ts'

const MonitorHead = restPart(
  async () => (await import('../../../features/monitor/monitor-head.tsx')).MonitorHead,
)

const OwnVideos = pagePart(
  async () => (await import('../../../features/monitor/own-videos.tsx')).OwnVideos,
  [
    textPart(
      () => import('../../../features/lists/access_accounts/access-accounts.zh.ts'),
      () => import('../../../features/lists/access_accounts/access-accounts.en.ts'),
    ),
  ],
)

export { texts } from './monitor.zh.ts'

/** @source console spec §2, /guanghe/gh-video/monitor; screens §2.6, Monitor */
export const Screen = deskScreen({
  scopeAt: groupScope,
  Head: MonitorHead,
  tabs: [
    deskTab(
      {
        id: 'videos',
        label: () => i18n.t('monitorDesk.videos'),
        operation: 'carry_contents.list',
      },
      async () => {
        const [{ list }, { texts }] = await Promise.all([
          import('../../../features/monitor/newest-videos.list.tsx'),
          import('../../../features/lists/carry_contents/carry-contents.zh.ts'),
        ])
        return { list, texts }
      },
      () => import('../../../features/lists/carry_contents/carry-contents.en.ts'),
    ),
    deskTab(
      {
        id: 'authors',
        label: () => i18n.t('monitorDesk.authors'),
        operation: 'carry_sources.list',
      },
      async () => {
        const { list, texts } =
          await import('../../../features/lists/carry_sources/carry-sources.list.tsx')
        return { list: { ...list, fixed: { monitored: ['true'] } }, texts }
      },
      () => import('../../../features/lists/carry_sources/carry-sources.en.ts'),
    ),
    {
      id: 'own',
      label: () => i18n.t('monitorDesk.own'),
      operation: 'access_accounts.get_video_list',
      Page: OwnVideos,
    },
    deskTab(
      {
        id: 'runs',
        label: () => i18n.t('monitorDesk.runs'),
        operation: 'jobs.list',
      },
      async () => {
        const { list, texts } = await import('../../../features/lists/jobs/jobs.list.tsx')
        return { list: { ...list, fixed: { kind: ['spider_sources'] } }, texts }
      },
      () => import('../../../features/lists/jobs/jobs.en.ts'),
    ),
  ],
})
