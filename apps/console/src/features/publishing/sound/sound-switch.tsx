import { IconButton } from '@omc/ui'
import { Volume2, VolumeX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { browserClock } from '../../../kernel/ports/browser-clock.ts'
import { playChime } from './play-chime.ts'
import { setSound, soundSetting } from './sound-setting.ts'

/** Turns the sound on, with a sample of it, or off. */
export function SoundSwitch() {
  const { t } = useTranslation()
  const { isOn } = useSnapshot(soundSetting)
  const toggle = () => {
    setSound(!isOn)
    if (!isOn) playChime(browserClock())
  }
  const Icon = isOn ? Volume2 : VolumeX
  return (
    <IconButton
      data-testid="sound-switch"
      aria-pressed={isOn}
      label={t('tiles.sound')}
      icon={<Icon size={16} aria-hidden />}
      onClick={toggle}
    />
  )
}
