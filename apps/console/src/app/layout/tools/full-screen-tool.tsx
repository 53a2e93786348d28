import { FULL_SCREEN_REFUSED, toggleFullScreen } from '@omc/shell'
import { IconButton } from '@omc/ui'
import { Maximize, Minimize } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { browserFullScreen } from '../../../kernel/ports/browser-full-screen.ts'
import { useToasts } from '../../../kernel/services/services-context.ts'

/** The whole screen for the console. @source console spec §2, header; §8, fullscreen cannot open */
export function FullScreenTool() {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { isFull } = useSnapshot(browserFullScreen.state)
  const toggle = async () => {
    if ((await toggleFullScreen(browserFullScreen.port())) !== 'refused') return
    const title = FULL_SCREEN_REFUSED[currentLanguage()]
    toasts.show({ tone: 'danger', title, key: 'full-screen' })
  }
  const Icon = isFull ? Minimize : Maximize
  return (
    <IconButton
      className="touch:hidden"
      label={isFull ? t('tool.leaveFullScreen') : t('tool.fullScreen')}
      icon={<Icon size={18} aria-hidden />}
      onClick={() => void toggle()}
    />
  )
}
