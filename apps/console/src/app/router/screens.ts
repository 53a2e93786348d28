import { withTexts } from '../i18n/i18n.ts'
import { laterTexts } from '../i18n/later-parts.ts'
import { signInTexts } from '../i18n/parts.ts'
import { textPart, type Brings, type Translated } from '../i18n/text-part.ts'
import type { BuiltPath } from './built.ts'
import type { ScreenPart } from './screen-part.ts'

export type LoadScreen = () => Promise<ScreenPart>

/** Loads a screen whose script brings its Chinese texts, and the English ones beside it. */
function screen<Texts extends object, Part extends { readonly texts: Texts }>(
  load: () => Promise<Part>,
  pick: (part: Part) => ScreenPart,
  en: Brings<Translated<Texts>>,
): LoadScreen {
  const texts = textPart(load, en)
  return async () => pick(await withTexts(texts, load))
}

/** Pages that share the frame and the fields of the sign-in page. */
const beforeSignIn =
  (load: LoadScreen): LoadScreen =>
  () =>
    withTexts(signInTexts, load)

const loadGates = () => import('../../features/gates/gate-pages.tsx')
const gateInEnglish = () => import('../i18n/en/gate.ts')

/** The screens behind the built paths. What is not here is not in the menu and answers with /404. */
export const SCREEN_PARTS: Readonly<Record<BuiltPath, LoadScreen>> = {
  '/login': beforeSignIn(
    async () => (await import('../../features/auth/login-route.tsx')).LoginRoute,
  ),
  '/register': beforeSignIn(
    screen(
      () => import('../../features/auth/register-route.tsx'),
      ({ RegisterRoute }) => RegisterRoute,
      () => import('../i18n/en/register.ts'),
    ),
  ),
  '/callback': beforeSignIn(
    screen(
      () => import('../../features/auth/callback-route.tsx'),
      ({ CallbackRoute }) => CallbackRoute,
      () => import('../i18n/en/callback.ts'),
    ),
  ),
  '/home': screen(
    () => import('../../features/home/home-page.tsx'),
    ({ HomePage }) => HomePage,
    () => import('../i18n/en/home.ts'),
  ),
  '/console': () =>
    withTexts(
      laterTexts,
      async () => (await import('../../features/publishing/publishing-page.tsx')).PublishingPage,
    ),
  '/carry/content/list': screen(
    () => import('../../screens/contents.screen.tsx'),
    ({ ContentsScreen }) => ContentsScreen,
    () => import('../i18n/en/contents.ts'),
  ),
  '/carry/publish/list': screen(
    () => import('../../screens/publishes.screen.tsx'),
    ({ PublishesScreen }) => PublishesScreen,
    () => import('../i18n/en/publishes.ts'),
  ),
  '/setting/user': screen(
    () => import('../../screens/users.screen.tsx'),
    ({ UsersScreen }) => UsersScreen,
    () => import('../i18n/en/users.ts'),
  ),
  '/ucenter/landing': screen(
    () => import('../../features/plugin/plugin-page.tsx'),
    ({ PluginPage }) => PluginPage,
    () => import('../i18n/en/plugin.ts'),
  ),
  '/ucenter/password': screen(
    () => import('../../features/auth/password-page.tsx'),
    ({ PasswordPage }) => PasswordPage,
    () => import('../i18n/en/password.ts'),
  ),
  '/401': screen(loadGates, ({ Page401 }) => Page401, gateInEnglish),
  '/403': screen(loadGates, ({ Page403 }) => Page403, gateInEnglish),
  '/404': screen(loadGates, ({ Page404 }) => Page404, gateInEnglish),
}
