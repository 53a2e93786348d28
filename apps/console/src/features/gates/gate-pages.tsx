import { ROLE_LABELS, ROLES, SCREENS } from '@omc/acl'
import { loginAddress, parseReturnTarget } from '@omc/shell'
import { Button, type ButtonProps } from '@omc/ui'
import { Copy, House, LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { gateOrigin } from '../../kernel/router/gate-origin.ts'
import { useNavigate } from '../../kernel/router/use-router.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'

/** @source ux: gate screens: code, one sentence, what to do, a way on */
export function Page401() {
  const { t } = useTranslation()
  const { session } = useServices()
  const navigate = useNavigate()
  return (
    <Gate code="401" title={t('gate.title401')} why={t('gate.why401')} todo={t('gate.do401')}>
      <Button
        variant="primary"
        icon={<LogIn size={16} aria-hidden />}
        onClick={() => {
          session.reset()
          void navigate(loginAddress(parseReturnTarget(gateOrigin())))
        }}
      >
        {t('gate.signIn')}
      </Button>
      <HomeButton variant="secondary" />
    </Gate>
  )
}

export function Page403() {
  const { t } = useTranslation()
  const roles = useMissingRoles()
  return (
    <Gate
      code="403"
      title={t('gate.title403')}
      why={t('gate.why403')}
      todo={
        roles.length > 0
          ? `${t('gate.role403', { roles: roles.join(currentLanguage() === 'zh' ? '、' : ', ') })}${currentLanguage() === 'zh' ? '。' : '. '}${t('gate.do403')}`
          : t('gate.do403')
      }
    >
      <HomeButton />
      <CopyPathButton />
    </Gate>
  )
}

export function Page404() {
  const { t } = useTranslation()
  return (
    <Gate code="404" title={t('gate.title404')} why={t('gate.why404')} todo={t('gate.do404')}>
      <HomeButton />
      <CopyPathButton />
    </Gate>
  )
}

type GateProps = {
  readonly code: string
  readonly title: string
  readonly why: string
  readonly todo: string
  readonly children: ReactNode
}

function Gate({ code, title, why, todo, children }: GateProps) {
  return (
    <section className="mx-auto flex min-h-[60vh] max-w-120 flex-col items-center justify-center text-center">
      <p
        aria-hidden
        className="mb-2 bg-linear-to-b from-accent to-accent/40 bg-clip-text text-[88px] leading-none font-semibold text-transparent tabular-nums select-none"
      >
        {code}
      </p>
      <h1 tabIndex={-1} className="text-xl font-semibold text-fg">
        {title}
      </h1>
      <p className="mt-2 text-sm text-fg2">{why}</p>
      <p className="text-sm text-fg3">{todo}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">{children}</div>
    </section>
  )
}

function HomeButton({ variant = 'primary' }: Pick<ButtonProps, 'variant'>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <Button
      variant={variant}
      icon={<House size={16} aria-hidden />}
      onClick={() => void navigate('/')}
    >
      {t('gate.home')}
    </Button>
  )
}

function CopyPathButton() {
  const { t } = useTranslation()
  const { toasts } = useServices()
  const from = gateOrigin()
  if (from === null) return null
  const copy = () =>
    navigator.clipboard.writeText(from).then(
      () => toasts.show({ tone: 'success', title: t('act.copied') }),
      () => toasts.show({ tone: 'info', title: from }),
    )
  return (
    <Button icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
      {t('gate.copyPath')}
    </Button>
  )
}

/** Roles that may open the requested page or its group. @source console spec §2 */
function useMissingRoles(): readonly string[] {
  const person = usePerson()
  const from = gateOrigin()
  if (from === null || !person) return []
  const closed = SCREENS.chainOf(SCREENS.match(from)).find(
    ({ roles }) =>
      roles !== null && !roles.some((role) => person.roles.some((own) => own === role)),
  )
  const names = new Set<string>(closed?.roles)
  return ROLES.filter((role) => names.has(role)).map((role) => ROLE_LABELS[role][currentLanguage()])
}
