import { EN_TEXTS } from '../../src/app/texts/testing/all-texts.ts'
import { i18n } from '../../src/kernel/i18n/i18n.ts'
import { pseudoTexts } from './pseudo-text.ts'

// Added before the console loads English: existing texts are kept when the real ones arrive.
i18n.on('initialized', () => {
  i18n.addResourceBundle('en', 'translation', pseudoTexts(EN_TEXTS), true, true)
})
