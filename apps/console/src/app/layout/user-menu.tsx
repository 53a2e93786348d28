import { COLOUR_MODES, DENSITIES } from '@omc/core/shell'
import { Avatar, Drawer, DropdownMenu, type MenuItem } from '@omc/ui'
import { Code, Download, KeyRound, LogOut, Palette } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../errors/load-part.ts'
import { changeLanguage, currentLanguage } from '../i18n/i18n.ts'
import { withEntryTexts } from '../i18n/with-entry-texts.ts'
import { isPageHeld } from '../page-hold.ts'
import { useNavigate } from '../router/use-router.ts'
import { useServices } from '../services-context.ts'
import type { Person } from '../session/person.ts'
import { useAppearance } from '../theme/use-appearance.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'

/** Who is signed in, and what they set for themselves. @source ux: user menu */
export function UserMenu({ person }: { readonly person: Person }) {
  const { t } = useTranslation()
  const { session, toasts, shell } = useServices()
  const navigate = useNavigate()
  const { mode, density } = useAppearance().settings
  const [isThemeOpen, setThemeOpen] = useState(false)
  const [isSourceOpen, setSourceOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const language = currentLanguage()

  const speak = (next: 'zh' | 'en') => {
    changeLanguage(next).catch(() => {
      toasts.show({ tone: 'danger', title: t('language.failed'), key: 'language' })
    })
  }
  // The session has ended here whatever the server answered; the failure is told by the page.
  const leave = () => {
    session.signOut().catch(() => {
      toasts.show({ tone: 'warning', title: t('session.leftOnlyHere'), key: 'session' })
    })
  }

  const items: readonly MenuItem[] = [
    { kind: 'heading', id: 'h-language', label: t('menu.language') },
    ...(['zh', 'en'] as const).map((name): MenuItem => ({
      kind: 'check',
      id: `language-${name}`,
      label: t(`language.${name}`),
      isChecked: language === name,
      onCheckedChange: () => speak(name),
    })),
    { kind: 'heading', id: 'h-mode', label: t('menu.appearance') },
    ...COLOUR_MODES.map((name): MenuItem => ({
      kind: 'check',
      id: `mode-${name}`,
      label: t(`mode.${name}`),
      isChecked: mode === name,
      onCheckedChange: () => shell.appearance.choose({ mode: name }),
    })),
    { kind: 'heading', id: 'h-density', label: t('menu.density') },
    ...DENSITIES.map((name): MenuItem => ({
      kind: 'check',
      id: `density-${name}`,
      label: t(`density.${name}`),
      isChecked: density === name,
      onCheckedChange: () => shell.appearance.choose({ density: name }),
    })),
    { kind: 'separator', id: 's-1' },
    {
      kind: 'act',
      id: 'theme',
      label: t('menu.theme'),
      icon: <Palette size={16} aria-hidden />,
      onSelect: () => setThemeOpen(true),
    },
    {
      kind: 'act',
      id: 'password',
      label: t('menu.password'),
      icon: <KeyRound size={16} aria-hidden />,
      onSelect: () => void navigate('/ucenter/password'),
    },
    {
      kind: 'act',
      id: 'plugin',
      label: t('menu.plugin'),
      icon: <Download size={16} aria-hidden />,
      onSelect: () => void navigate('/ucenter/landing'),
    },
    {
      kind: 'act',
      id: 'source',
      label: t('menu.source'),
      icon: <Code size={16} aria-hidden />,
      onSelect: () => setSourceOpen(true),
    },
    { kind: 'separator', id: 's-2' },
    {
      kind: 'act',
      id: 'leave',
      label: t('menu.signOut'),
      icon: <LogOut size={16} aria-hidden />,
      onSelect: () => {
        if (isPageHeld()) setAsking(true)
        else leave()
      },
    },
  ]

  return (
    <>
      <DropdownMenu
        items={items}
        header={
          <div className="min-w-44">
            <p className="font-semibold text-fg">{person.fullName}</p>
            <p className="text-xs text-fg3">
              {person.username} · {person.teamName}
            </p>
          </div>
        }
        trigger={
          <button
            type="button"
            className="ms-1 flex h-9 items-center gap-2 rounded-control px-1.5 text-sm text-fg2 transition-colors duration-(--motion-fast) hover:bg-hover hover:text-fg touch:size-11 touch:justify-center"
          >
            <Avatar name={person.fullName} src={person.avatar} size={28} />
            <span className="max-w-32 truncate touch:sr-only">{person.fullName}</span>
            <span className="sr-only">{t('menu.open')}</span>
          </button>
        }
      />
      <Drawer
        open={isThemeOpen}
        onOpenChange={setThemeOpen}
        isModal={false}
        size="sm"
        title={t('theme.title')}
        closeLabel={t('act.close')}
      >
        <Suspense fallback={null}>
          <ThemePanel />
        </Suspense>
      </Drawer>
      {isSourceOpen ? (
        <Suspense fallback={null}>
          <SourceDialog isOpen onOpenChange={setSourceOpen} />
        </Suspense>
      ) : null}
      <SignOutDialog isOpen={isAsking} onOpenChange={setAsking} onConfirm={leave} />
    </>
  )
}

const ThemePanel = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/theme/theme-panel.tsx')).ThemePanel,
  })),
)

const SourceDialog = lazy(() =>
  loadPart(async () => ({
    default: await withEntryTexts(
      async () => (await import('../../features/source/source-dialog.tsx')).SourceDialog,
    ),
  })),
)
