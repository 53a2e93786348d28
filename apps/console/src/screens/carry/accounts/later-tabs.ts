import { textPart } from '../../../kernel/i18n/text-part.ts'
import { pagePart } from '../../../kit/desk/page-part.tsx'

/** What the tabs behind the first load, apart: the first list does not wait for their addresses. */
export const access = () =>
  import('../../../features/lists/access_accounts/access-accounts.list.tsx')
export const accessEn = () =>
  import('../../../features/lists/access_accounts/access-accounts.en.ts')
export const plans = () => import('../../../features/lists/plans/plans.list.tsx')
export const plansEn = () => import('../../../features/lists/plans/plans.en.ts')
export const devices = () => import('../../../features/lists/devices/devices.list.tsx')
export const devicesEn = () => import('../../../features/lists/devices/devices.en.ts')
export const commands = () => import('../../../features/lists/commands/commands.list.tsx')
export const commandsEn = () => import('../../../features/lists/commands/commands.en.ts')

export const CalendarPage = pagePart(
  async () => (await import('../../../features/calendar/calendar-page.tsx')).CalendarPage,
  [
    textPart(
      () => import('../../../features/calendar/calendar.zh.ts'),
      () => import('../../../features/calendar/calendar.en.ts'),
    ),
    textPart(() => import('../../../features/lists/plans/plans.zh.ts'), plansEn),
    textPart(
      () => import('../../../features/lists/publish_contents/publish-contents.zh.ts'),
      () => import('../../../features/lists/publish_contents/publish-contents.en.ts'),
    ),
  ],
)

export { HealthDeskPage } from '../../../features/account-health/health-part.ts'
