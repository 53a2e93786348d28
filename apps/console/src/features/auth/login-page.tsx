import { Button } from '@omc/ui'
import { CircleCheck, Languages } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage, currentLanguage } from '../../app/i18n/i18n.ts'
import { Logo } from '../../app/root/logo.tsx'
import { CodeForm } from './code-form.tsx'
import { LoginTabs } from './login-tabs.tsx'
import { PasswordForm } from './password-form.tsx'
import type { SignInProps } from './use-sign-in.ts'

/** Sign-in by text message or by password. @source ux: gate screens; console spec §5, §7 */
export function LoginPage(props: SignInProps) {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-full grid-cols-[45fr_55fr] bg-surface touch:block">
      <Brand />
      <main className="relative flex min-h-full flex-col items-center justify-center px-6 py-16">
        <div className="absolute end-4 top-3">
          <LanguageSwitch />
        </div>
        <div className="w-full max-w-90">
          <div className="mb-8 hidden items-center gap-3 touch:flex">
            <Logo size={36} />
            <span className="text-base font-semibold">{t('app.name')}</span>
          </div>
          <h1 tabIndex={-1} className="mb-5 text-xl font-semibold text-fg">
            {t('login.title')}
          </h1>
          <LoginTabs
            label={t('login.tabs')}
            tabs={[
              { id: 'code', label: t('login.byCode'), content: <CodeForm {...props} /> },
              {
                id: 'password',
                label: t('login.byPassword'),
                content: <PasswordForm {...props} />,
              },
            ]}
          />
        </div>
      </main>
    </div>
  )
}

function Brand() {
  const { t } = useTranslation()
  return (
    <aside
      aria-label={t('app.name')}
      className="relative flex flex-col justify-between overflow-hidden bg-[#0f4a37] bg-linear-to-br from-[#0d3f30] via-[#12624a] to-[#177d57] p-12 text-white touch:hidden"
    >
      <BrandPicture />
      <div className="relative flex items-center gap-3">
        <span className="rounded-control ring-1 ring-white/30">
          <Logo size={36} />
        </span>
        <span className="text-base font-semibold">{t('app.name')}</span>
      </div>
      <div className="relative max-w-105">
        <p className="mb-6 text-2xl font-semibold text-balance">{t('login.claim')}</p>
        <ul className="flex flex-col gap-3 text-sm">
          {(['once', 'live', 'secure'] as const).map((point) => (
            <li key={point} className="flex items-center gap-2.5">
              <CircleCheck size={18} aria-hidden className="shrink-0 text-[#9ff0c8]" />
              {t(`login.points.${point}`)}
            </li>
          ))}
        </ul>
      </div>
      <p className="relative text-xs text-white/80 tabular-nums">
        © {__BUILD_DATE__.slice(0, 4)} {t('app.name')}
      </p>
    </aside>
  )
}

/** One source, many channels: the product as a drawing. */
function BrandPicture() {
  return (
    <svg
      viewBox="0 0 640 640"
      aria-hidden
      preserveAspectRatio="xMaxYMid slice"
      className="absolute inset-0 size-full opacity-60"
    >
      <g fill="none" stroke="#9ff0c8" strokeOpacity=".22">
        {[90, 150, 210, 270, 330].map((radius) => (
          <circle key={radius} cx="520" cy="170" r={radius} />
        ))}
      </g>
      <g fill="#9ff0c8">
        <circle cx="520" cy="170" r="26" fillOpacity=".9" />
        <circle cx="430" cy="170" r="7" fillOpacity=".8" />
        <circle cx="584" cy="306" r="6" fillOpacity=".6" />
        <circle cx="340" cy="276" r="8" fillOpacity=".5" />
        <circle cx="604" cy="46" r="7" fillOpacity=".6" />
        <circle cx="398" cy="-10" r="8" fillOpacity=".5" />
        <circle cx="268" cy="68" r="5" fillOpacity=".5" />
        <circle cx="470" cy="436" r="7" fillOpacity=".4" />
      </g>
    </svg>
  )
}

function LanguageSwitch() {
  const { t } = useTranslation()
  const [isOut, setOut] = useState(false)
  const next = currentLanguage() === 'zh' ? 'en' : 'zh'
  return (
    <Button
      variant="ghost"
      icon={<Languages size={16} aria-hidden />}
      onClick={() => {
        changeLanguage(next).catch(() => setOut(true))
      }}
    >
      {isOut ? t('language.failed') : t(`language.${next}`)}
    </Button>
  )
}
