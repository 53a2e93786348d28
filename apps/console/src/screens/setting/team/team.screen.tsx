import { i18n } from '../../../kernel/i18n/i18n.ts'
import { operationTexts } from '../../../kernel/i18n/later-parts.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'
import { pagePart } from '../../../kit/desk/page-part.tsx'

export { texts } from './team.zh.ts'

const auditTexts = textPart(
  () => import('../../../features/lists/audit_events/audit-events.zh.ts'),
  () => import('../../../features/lists/audit_events/audit-events.en.ts'),
)
const InfoPage = pagePart(
  async () => (await import('../../../features/team/team-info.tsx')).TeamInfo,
)
const memberTexts = textPart(
  () => import('../../../features/lists/users/users.zh.ts'),
  () => import('../../../features/lists/users/users.en.ts'),
)
const MembersPage = pagePart(
  async () => (await import('../../../features/team/members-page.tsx')).MembersPage,
  [memberTexts],
)
const AuditPage = pagePart(
  async () => (await import('../../../features/team/audit-page.tsx')).AuditPage,
  [auditTexts, operationTexts],
)

/** @source console spec §2, /setting/team; screens §2.6, TeamSettings */
export const Screen = deskScreen({
  scopeAt: () => ({}),
  tabs: [
    {
      id: 'info',
      label: () => i18n.t('teamDesk.info'),
      operation: 'business_teams.get_info',
      Page: InfoPage,
    },
    deskTab(
      { id: 'teams', label: () => i18n.t('teamDesk.teams'), operation: 'business_teams.list' },
      () => import('../../../features/lists/business_teams/business-teams.list.tsx'),
      () => import('../../../features/lists/business_teams/business-teams.en.ts'),
    ),
    {
      id: 'members',
      label: () => i18n.t('teamDesk.members'),
      operation: 'users.list',
      Page: MembersPage,
    },
    deskTab(
      { id: 'rules', label: () => i18n.t('teamDesk.rules'), operation: 'channel_rules.list' },
      () => import('../../../features/lists/channel_rules/channel-rules.list.tsx'),
      () => import('../../../features/lists/channel_rules/channel-rules.en.ts'),
    ),
    deskTab(
      { id: 'channels', label: () => i18n.t('teamDesk.channels'), operation: 'channels.list' },
      () => import('../../../features/lists/channels/channels.list.tsx'),
      () => import('../../../features/lists/channels/channels.en.ts'),
    ),
    deskTab(
      { id: 'webhooks', label: () => i18n.t('teamDesk.webhooks'), operation: 'webhooks.list' },
      () => import('../../../features/lists/webhooks/webhooks.list.tsx'),
      () => import('../../../features/lists/webhooks/webhooks.en.ts'),
    ),
    deskTab(
      {
        id: 'deliveries',
        label: () => i18n.t('teamDesk.deliveries'),
        operation: 'deliveries.list',
      },
      () => import('../../../features/lists/deliveries/deliveries.list.tsx'),
      () => import('../../../features/lists/deliveries/deliveries.en.ts'),
    ),
    {
      id: 'audit',
      label: () => i18n.t('teamDesk.audit'),
      // The whole trail of the team; everybody may list their own part of it.
      operation: 'audit_events.verify',
      Page: AuditPage,
    },
    deskTab(
      { id: 'jobs', label: () => i18n.t('teamDesk.jobs'), operation: 'jobs.list' },
      async () => {
        const { allJobs, texts } = await import('../../../features/lists/jobs/jobs.list.tsx')
        return { list: allJobs, texts }
      },
      () => import('../../../features/lists/jobs/jobs.en.ts'),
    ),
    deskTab(
      { id: 'exports', label: () => i18n.t('teamDesk.exports'), operation: 'exports.list' },
      () => import('../../../features/lists/exports/exports.list.tsx'),
      () => import('../../../features/lists/exports/exports.en.ts'),
    ),
  ],
})
