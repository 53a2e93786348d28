import { IconButton } from '@omc/ui'
import { Maximize, Minimize } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../services-context.ts'

/** The whole screen for the console. @source console spec §8, fullscreen cannot open */
export function FullScreenButton() {
  const { t } = useTranslation()
  const toasts = useToasts()
  const [isFull, setFull] = useState(() => document.fullscreenElement !== null)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  const toggle = async () => {
    try {
      if (isFull) await document.exitFullscreen()
      else await document.documentElement.requestFullscreen()
    } catch {
      toasts.show({ tone: 'danger', title: t('tool.fullScreenRefused'), key: 'full-screen' })
    }
  }
  return (
    <IconButton
      className="touch:hidden"
      label={isFull ? t('tool.leaveFullScreen') : t('tool.fullScreen')}
      icon={isFull ? <Minimize size={18} aria-hidden /> : <Maximize size={18} aria-hidden />}
      onClick={() => void toggle()}
    />
  )
}
