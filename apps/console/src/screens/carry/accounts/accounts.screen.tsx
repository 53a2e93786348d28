import { groupScope } from '../../../features/lists/scopes.ts'
import {
  list as studioAccounts,
  texts as studioAccountsTexts,
} from '../../../features/lists/studio_accounts/studio-accounts.list.tsx'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'
import { panelPart } from '../../../kit/list/panel-part.ts'

const later = async () => import('./later-tabs.ts')
const HealthPage = panelPart(async () => (await later()).HealthDeskPage)
const CalendarPage = panelPart(async () => (await later()).CalendarPage)

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
    {
      id: 'health',
      label: () => i18n.t('accountsDesk.health'),
      operation: 'studio_accounts.list',
      Page: HealthPage,
    },
    deskTab(
      {
        id: 'access',
        label: () => i18n.t('accountsDesk.access'),
        operation: 'access_accounts.list',
      },
      async () => (await later()).access(),
      async () => (await later()).accessEn(),
    ),
    deskTab(
      {
        id: 'plans',
        label: () => i18n.t('accountsDesk.plans'),
        operation: 'plans.list',
      },
      async () => (await later()).plans(),
      async () => (await later()).plansEn(),
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
      async () => (await later()).devices(),
      async () => (await later()).devicesEn(),
    ),
    deskTab(
      {
        id: 'commands',
        label: () => i18n.t('accountsDesk.commands'),
        operation: 'commands.list',
      },
      async () => (await later()).commands(),
      async () => (await later()).commandsEn(),
    ),
  ],
})
