import type { Language } from '@omc/core'
import {
  COLOUR_MODES,
  type ColourMode,
  DENSITIES,
  type Density,
  FULL_SCREEN_REFUSED,
  planCommand,
  type TabCommand,
  toggleFullScreen,
} from '@omc/shell'
import {
  ArrowLeftRight,
  Eraser,
  Globe,
  KeyRound,
  Keyboard,
  Languages,
  LogOut,
  Maximize,
  Monitor,
  Moon,
  Palette,
  RotateCw,
  Rows2,
  Rows3,
  Rows4,
  Shuffle,
  SquareX,
  Sun,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { changeLanguage, currentLanguage, i18n } from '../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { openShortcuts } from '../../kernel/keys/shortcuts-store.ts'
import { pageHolds } from '../../kernel/page/page-hold.ts'
import { browserFullScreen } from '../../kernel/ports/browser-full-screen.ts'
import type { Router } from '../../kernel/router/router.ts'
import type { Services } from '../../kernel/services/services-context.ts'
import { clearPageCache } from '../theme/clear-page-cache.ts'
import { askFirst, openSearch } from './search-store.ts'
import type { Translate } from './titles-in.ts'

/** Dependencies of an action. */
export type ActionPorts = {
  readonly services: Services
  readonly navigate: Router['navigate']
}

export type PaletteAction = {
  readonly id: string
  readonly title: (t: Translate) => string
  readonly Icon: LucideIcon
  /** Synonyms to search by, in any language; never shown. */
  readonly words: readonly string[]
  /** Default: always offered. */
  readonly isOffered?: (services: Services) => boolean
  readonly run: (ports: ActionPorts) => void
}

const MODE_LOOKS: Readonly<Record<ColourMode, readonly [LucideIcon, ...string[]]>> = {
  light: [Sun, 'day', '白天'],
  dark: [Moon, 'night', '夜间'],
  system: [Monitor, 'auto', '自动'],
}

/** Actions of the palette; irreversible ones ask first. @source ux: palette */
export const PALETTE_ACTIONS: readonly PaletteAction[] = [
  {
    id: 'refresh',
    title: (t) => t('tool.refresh'),
    Icon: RotateCw,
    words: ['reload', '重新加载'],
    run({ services }) {
      services.shell.reloadScreen()
      void services.queryClient.invalidateQueries()
    },
  },
  tab('close-others', ArrowLeftRight),
  tab('close-all', SquareX),
  tab('reopen', Undo2),
  {
    id: 'full-screen',
    title: (t) => t('tool.fullScreen'),
    Icon: Maximize,
    words: ['maximize', '最大化'],
    isOffered: () => browserFullScreen.port().enter !== undefined && !browserFullScreen.isFull(),
    run: enterOrLeave,
  },
  {
    id: 'leave-full-screen',
    title: (t) => t('tool.leaveFullScreen'),
    Icon: Maximize,
    words: [],
    isOffered: () => browserFullScreen.isFull(),
    run: enterOrLeave,
  },
  speak('zh', ['chinese', '中文', '语言', 'language']),
  speak('en', ['english', '英语', '语言', 'language']),
  ...COLOUR_MODES.map(paint),
  ...DENSITIES.map(space),
  {
    id: 'theme',
    title: (t) => t('search.action.theme'),
    Icon: Palette,
    words: ['colour', 'layout', '配色', '布局'],
    run: ({ services }) => services.shell.appearance.openDrawer(),
  },
  {
    id: 'random-theme',
    title: (t) => t('search.action.random'),
    Icon: Shuffle,
    words: ['colour', '配色'],
    run: ({ services }) => services.shell.appearance.randomise(),
  },
  {
    id: 'clear-cache',
    title: (t) => t('theme.clear'),
    Icon: Eraser,
    words: ['local storage', 'reset', '缓存', '重置'],
    run: askAndClear,
  },
  {
    id: 'password',
    title: () => routeTitle('/ucenter/password'),
    Icon: KeyRound,
    words: ['security', '安全'],
    run: ({ navigate }) => void navigate('/ucenter/password'),
  },
  {
    id: 'shortcuts',
    title: (t) => t('shortcuts.title'),
    Icon: Keyboard,
    words: ['keys', 'help', '帮助', '键盘'],
    run: openShortcuts,
  },
  {
    id: 'web',
    title: (t) => t('search.web'),
    Icon: Globe,
    words: ['internet', 'baidu', '百度'],
    run: () => openSearch('web'),
  },
  {
    id: 'sign-out',
    title: (t) => t('menu.signOut'),
    Icon: LogOut,
    words: ['log out', '登出', '注销'],
    run: askAndSignOut,
  },
]

type PaletteTabCommand = Extract<TabCommand, 'close-others' | 'close-all' | 'reopen'>

/** Action from the menu of the open tab; the shell asks before work is lost. */
function tab(command: PaletteTabCommand, Icon: LucideIcon): PaletteAction {
  const plan = ({ shell }: Services) => {
    const state = shell.tabs.state
    return planCommand(state, state.activeId ?? '', command)
  }
  return {
    id: `tab-${command}`,
    title: (t) => t(`search.action.tab.${command}`),
    Icon,
    words: ['tabs', '标签'],
    isOffered: (services) => plan(services).tag !== 'nothing',
    run: ({ services }) => services.shell.plans.run(plan(services)),
  }
}

async function fullScreen({ services }: ActionPorts): Promise<void> {
  if ((await toggleFullScreen(browserFullScreen.port())) !== 'refused') return
  const title = FULL_SCREEN_REFUSED[currentLanguage()]
  services.toasts.show({ tone: 'danger', title, key: 'full-screen' })
}

function enterOrLeave(ports: ActionPorts): void {
  void fullScreen(ports)
}

function speak(language: Language, words: readonly string[]): PaletteAction {
  return {
    id: `language-${language}`,
    title: (t) => t(`search.action.language.${language}`),
    Icon: Languages,
    words,
    isOffered: () => currentLanguage() !== language,
    run({ services }) {
      changeLanguage(language).catch(() => {
        services.toasts.show({
          tone: 'danger',
          title: i18n.t('language.failed'),
          key: 'language',
        })
      })
    },
  }
}

function paint(mode: ColourMode): PaletteAction {
  const [Icon, ...words] = MODE_LOOKS[mode]
  return {
    id: `mode-${mode}`,
    title: (t) => t(`search.action.mode.${mode}`),
    Icon,
    words: [...words, '外观', 'appearance'],
    isOffered: ({ shell }) => shell.appearance.state.settings.mode !== mode,
    run: ({ services }) => services.shell.appearance.choose({ mode }),
  }
}

function space(density: Density): PaletteAction {
  return {
    id: `density-${density}`,
    title: (t) => t(`search.action.density.${density}`),
    Icon: density === 'compact' ? Rows4 : density === 'standard' ? Rows3 : Rows2,
    words: ['density', '密度'],
    isOffered: ({ shell }) => shell.appearance.state.settings.density !== density,
    run: ({ services }) => services.shell.appearance.choose({ density }),
  }
}

function askAndClear({ services: { toasts } }: ActionPorts): void {
  askFirst({
    title: i18n.t('theme.clearTitle'),
    body: i18n.t('theme.clearBody'),
    points: [],
    confirmLabel: i18n.t('theme.clearConfirm'),
    onConfirm: () => clearPageCache(toasts),
  })
}

function askAndSignOut({ services: { session, toasts } }: ActionPorts): void {
  askFirst({
    title: i18n.t('search.signOut.title'),
    body: i18n.t(pageHolds.reasons.length > 0 ? 'session.leaveBody' : 'search.signOut.body'),
    points: [...new Set(pageHolds.reasons)].map((reason) => i18n.t(`hold.${reason}`)),
    confirmLabel: i18n.t(pageHolds.reasons.length > 0 ? 'session.leave' : 'menu.signOut'),
    onConfirm: () => {
      // The local session has ended even if the server failed.
      session.signOut().catch(() => {
        toasts.show({ tone: 'warning', title: i18n.t('session.leftOnlyHere'), key: 'session' })
      })
    },
  })
}
