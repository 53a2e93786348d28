import { matchRoute } from '@omc/acl'
import { currentLanguage } from './i18n.ts'

/** The title of a screen, the same in menu, tab and heading. */
export const routeTitle = (path: string): string => matchRoute(path).title[currentLanguage()]
