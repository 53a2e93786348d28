import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Logo } from '../../app/root/logo.tsx'

/** The product beside the forms of those who are not signed in. @source ux: gate screens */
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
