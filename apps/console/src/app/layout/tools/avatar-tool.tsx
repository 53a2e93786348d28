import { Avatar, DropdownMenu } from '@omc/ui'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPart } from '../../../kernel/errors/load-part.ts'
import { withTexts } from '../../../kernel/i18n/i18n.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { isPageHeld } from '../../../kernel/page/page-hold.ts'
import { useServices } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { useAvatarMenu } from './use-avatar-menu.ts'

/** Signed-in person and their own settings. @source console spec §2, header; ux: user menu */
export function AvatarTool() {
  const { t } = useTranslation()
  const { session, toasts } = useServices()
  const person = usePerson()
  const [asked, setAsked] = useState<'nothing' | 'sign-out' | 'source'>('nothing')
  // The local session has ended even if the server failed; the page shows that failure.
  const leave = () => {
    session.signOut().catch(() => {
      toasts.show({ tone: 'warning', title: t('session.leftOnlyHere'), key: 'session' })
    })
  }
  const menu = useAvatarMenu({
    onSource: () => setAsked('source'),
    onSignOut: () => {
      if (isPageHeld()) setAsked('sign-out')
      else leave()
    },
  })
  if (!person) return null
  return (
    <>
      <DropdownMenu
        {...menu}
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
      {asked === 'source' ? (
        <Suspense fallback={null}>
          <SourceDialog isOpen onOpenChange={() => setAsked('nothing')} />
        </Suspense>
      ) : null}
      <SignOutDialog
        isOpen={asked === 'sign-out'}
        onOpenChange={(isOpen) => setAsked(isOpen ? 'sign-out' : 'nothing')}
        onConfirm={leave}
      />
    </>
  )
}

const loadSource = () => import('../../../features/source/source-dialog.tsx')
const sourceTexts = textPart(loadSource, () => import('../../../kernel/i18n/en/source-code.ts'))

const SourceDialog = lazy(() =>
  loadPart(async () => {
    const part = await withTexts(sourceTexts, loadSource)
    return { default: part.SourceDialog }
  }),
)
