import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { keepTarget, redirectIn } from './kept-target.ts'

/** Server route that starts sign-in with the outside provider. @source domain: social sign-in */
const SOCIAL_START = '/oauth/start'

/** Below the forms: external sign-in, or registration. @source ux: gate screens */
export function SocialProviders() {
  const { t } = useTranslation()
  return (
    <>
      <p className="my-5 flex items-center gap-3 text-xs text-fg3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('login.or')}
      </p>
      <a
        href={SOCIAL_START}
        onClick={() => keepTarget(redirectIn(location.hash))}
        className="flex min-h-[max(40px,var(--ctl))] items-center justify-center gap-2 rounded-control border border-line bg-surface text-sm font-semibold text-fg transition-colors duration-(--motion-fast) hover:border-control hover:bg-hover"
      >
        <UserRound size={16} aria-hidden />
        {t('login.social')}
      </a>
      <p className="mt-5 text-center text-sm text-fg2">
        {t('login.noAccount')}{' '}
        <a
          href={`#/register${queryOf(location.hash)}`}
          className="inline-flex min-h-(--target) items-center font-semibold text-accent-fg underline-offset-4 hover:underline"
        >
          {t('login.register')}
        </a>
      </p>
    </>
  )
}

const queryOf = (hash: string): string => {
  const at = hash.indexOf('?')
  return at < 0 ? '' : hash.slice(at)
}
