import { Button, Card } from '@omc/ui'
import { CircleCheck, Copy, Download, Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { useToasts } from '../../kernel/services/services-context.ts'
import { PageHeading } from '../../kit/page-heading.tsx'
import { type OfferedPackage, offeredPackage } from './offered-package.ts'
import { PluginState } from './plugin-state.tsx'

const STEPS = ['unpack', 'open', 'mode', 'load', 'back'] as const
const EXTENSIONS_PAGE = 'chrome://extensions'
const FILE = './downloads/omc-extension.zip'

export type PluginPageProps = {
  /** The package that the server offers; null if it has none. */
  readonly offered?: OfferedPackage | null
}

/** Purpose, version, installation and detection of the browser extension. @source console spec §2, /ucenter */
export function PluginPage({ offered = offeredPackage() }: PluginPageProps) {
  const { t } = useTranslation()
  if (offered === null) return <NoPlugin />
  return (
    <div className="mx-auto flex w-full max-w-200 flex-col gap-4">
      <PageHeading description={t('plugin.intro')}>{routeTitle('/ucenter/landing')}</PageHeading>
      <Card title={t('plugin.forTitle')}>
        <ul className="flex flex-col gap-2.5 text-sm text-fg">
          {(['frame', 'choose', 'check'] as const).map((what) => (
            <li key={what} className="flex items-start gap-2.5">
              <CircleCheck size={16} aria-hidden className="mt-[3px] shrink-0 text-accent-fg" />
              {t(`plugin.for.${what}`)}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-xs text-fg3">{t('plugin.keep')}</p>
      </Card>
      <PluginState offered={offered} />
      <Card title={t('plugin.getTitle')}>
        <a
          href={FILE}
          download
          className="inline-flex min-h-(--ctl) items-center gap-1.5 rounded-control bg-accent px-3.5 text-sm font-semibold text-white hover:bg-accent-hover"
        >
          <Download size={16} aria-hidden />
          {t('plugin.download', { version: offered.version })}
        </a>
        <p className="mt-3 text-xs text-fg3">{t('plugin.needs')}</p>
      </Card>
      <Card title={t('plugin.stepsTitle')} actions={<CopyAddress />}>
        <ol className="flex flex-col gap-3 text-sm text-fg">
          {STEPS.map((step, index) => (
            <li key={step} className="flex items-start gap-3">
              <span
                aria-hidden
                className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent-fg tabular-nums"
              >
                {index + 1}
              </span>
              <span className="min-w-0 pt-0.5">{t(`plugin.steps.${step}`)}</span>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  )
}

/** Shown where the server has no package: no promise of the extension. */
function NoPlugin() {
  const { t } = useTranslation()
  return (
    <div className="mx-auto flex w-full max-w-200 flex-col gap-4">
      <PageHeading>{routeTitle('/ucenter/landing')}</PageHeading>
      <Card title={t('plugin.noFile')}>
        <p className="flex items-start gap-2 text-sm text-fg2">
          <Info size={16} aria-hidden className="mt-[3px] shrink-0" />
          {t('plugin.without')}
        </p>
      </Card>
    </div>
  )
}

/** Browsers open their own pages from the address bar only. */
function CopyAddress() {
  const { t } = useTranslation()
  const toasts = useToasts()
  const copy = () =>
    navigator.clipboard.writeText(EXTENSIONS_PAGE).then(
      () => toasts.show({ tone: 'success', title: t('act.copied') }),
      () => toasts.show({ tone: 'info', title: EXTENSIONS_PAGE }),
    )
  return (
    <Button size="sm" icon={<Copy size={14} aria-hidden />} onClick={() => void copy()}>
      {t('plugin.copyAddress')}
    </Button>
  )
}
