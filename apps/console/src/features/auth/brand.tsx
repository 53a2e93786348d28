import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../../kit/logo.tsx'

/** Brand panel next to the sign-in forms. @source ux: gate screens */
export function Brand() {
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

/** Drawing of the product: one source, many channels. A separate file keeps it out of scripts. */
const BrandPicture = () => (
  <img
    src="./brand.svg"
    alt=""
    className="absolute inset-0 size-full object-cover object-right opacity-60"
  />
)
