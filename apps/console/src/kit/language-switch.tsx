import { Button } from '@omc/ui'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeLanguage, currentLanguage } from '../kernel/i18n/i18n.ts'

/** The other language, in its own name; on pages without a user menu. */
export function LanguageSwitch() {
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
