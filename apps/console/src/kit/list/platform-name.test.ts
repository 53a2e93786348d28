import { PLATFORMS } from '@omc/core'
import { platformTitle } from '@omc/core/problems'
import { afterAll, expect, it } from 'vitest'
import { addTexts, changeLanguage, startI18n } from '../../kernel/i18n/i18n.ts'
import { consoleTexts } from '../../kernel/i18n/parts.ts'
import { platformName } from './platform-name.ts'

afterAll(() => changeLanguage('zh'))

it.each(['zh', 'en'] as const)(
  'calls each platform as the sentences of errors do: %s',
  async (language) => {
    await startI18n()
    await addTexts(consoleTexts)
    await changeLanguage(language)
    expect(PLATFORMS.map((name) => [name, platformName(name)])).toEqual(
      PLATFORMS.map((name) => [name, platformTitle(name)?.[language]]),
    )
  },
)
