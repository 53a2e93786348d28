import { withEntryTexts } from '../i18n/with-entry-texts.ts'
import { withLaterTexts } from '../i18n/with-later-texts.ts'
import type { BuiltPath } from './built.ts'
import type { ScreenPart } from './screen-part.ts'

export type LoadScreen = () => Promise<ScreenPart>

/**
 * The screens behind the built paths. What is not here is not in the menu and answers with /404.
 * The sign-in page is not here either: it comes with the first scripts.
 */
export const SCREEN_PARTS: Readonly<Record<Exclude<BuiltPath, '/login'>, LoadScreen>> = {
  '/register': () =>
    withEntryTexts(
      async () => (await import('../../features/auth/register-route.tsx')).RegisterRoute,
    ),
  '/callback': () =>
    withEntryTexts(
      async () => (await import('../../features/auth/callback-route.tsx')).CallbackRoute,
    ),
  '/home': async () => (await import('../../features/home/home-page.tsx')).HomePage,
  '/console': () =>
    withLaterTexts(
      async () => (await import('../../features/publishing/publishing-page.tsx')).PublishingPage,
    ),
  '/carry/content/list': async () =>
    (await import('../../screens/contents.screen.tsx')).ContentsScreen,
  '/carry/publish/list': async () =>
    (await import('../../screens/publishes.screen.tsx')).PublishesScreen,
  '/setting/user': async () => (await import('../../screens/users.screen.tsx')).UsersScreen,
  '/ucenter/landing': () =>
    withEntryTexts(async () => (await import('../../features/plugin/plugin-page.tsx')).PluginPage),
  '/ucenter/password': async () =>
    (await import('../../features/auth/password-page.tsx')).PasswordPage,
  '/401': async () => (await import('../../features/gates/gate-pages.tsx')).Page401,
  '/403': async () => (await import('../../features/gates/gate-pages.tsx')).Page403,
  '/404': async () => (await import('../../features/gates/gate-pages.tsx')).Page404,
}
