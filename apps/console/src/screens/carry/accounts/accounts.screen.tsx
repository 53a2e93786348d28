import { groupScope } from '../../../features/lists/scopes.ts'
import {
  list as studioAccounts,
  texts as studioAccountsTexts,
} from '../../../features/lists/studio_accounts/studio-accounts.list.tsx'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'
import { pagePart } from '../../../kit/desk/page-part.tsx'

const CalendarPage = pagePart(
  async () => (await import('../../../features/calendar/calendar-page.tsx')).CalendarPage,
  [
    textPart(
      () => import('../../../features/calendar/calendar.zh.ts'),
      () => import('../../../features/calendar/calendar.en.ts'),
    ),
    textPart(
      () => import('../../../features/lists/plans/plans.zh.ts'),
      () => import('../../../features/lists/plans/plans.en.ts'),
    ),
    textPart(
      () => import('../../../features/lists/publish_contents/publish-contents.zh.ts'),
      () => import('../../../features/lists/publish_contents/publish-contents.en.ts'),
    ),
  ],
)

export { texts } from './accounts.zh.ts'

/** @source console spec §2, account lists; screens §2.5, AccountsDesk */
export const Screen = deskScreen({
  scopeAt: groupScope,
  first: async () => {
    const waiting = await import('../../../features/waiting/first-waiting.ts')
    return waiting.firstWaiting('expired')
  },
  tabs: [
    deskTab(
      {
        id: 'studio',
        label: () => i18n.t('accountsDesk.studio'),
        operation: 'studio_accounts.list',
      },
      async () => ({ list: studioAccounts, texts: studioAccountsTexts }),
      () => import('../../../features/lists/studio_accounts/studio-accounts.en.ts'),
    ),
    deskTab(
      {
        id: 'access',
        label: () => i18n.t('accountsDesk.access'),
        operation: 'access_accounts.list',
      },
      () => import('../../../features/lists/access_accounts/access-accounts.list.tsx'),
      () => import('../../../features/lists/access_accounts/access-accounts.en.ts'),
    ),
    deskTab(
      {
        id: 'plans',
        label: () => i18n.t('accountsDesk.plans'),
        operation: 'plans.list',
      },
      () => import('../../../features/lists/plans/plans.list.tsx'),
      () => import('../../../features/lists/plans/plans.en.ts'),
    ),
    {
      id: 'calendar',
      label: () => i18n.t('accountsDesk.calendar'),
      operation: 'plans.list',
      Page: CalendarPage,
    },
    deskTab(
      {
        id: 'devices',
        label: () => i18n.t('accountsDesk.devices'),
        operation: 'devices.list',
      },
      () => import('../../../features/lists/devices/devices.list.tsx'),
      () => import('../../../features/lists/devices/devices.en.ts'),
    ),
    deskTab(
      {
        id: 'commands',
        label: () => i18n.t('accountsDesk.commands'),
        operation: 'commands.list',
      },
      () => import('../../../features/lists/commands/commands.list.tsx'),
      () => import('../../../features/lists/commands/commands.en.ts'),
    ),
  ],
})
