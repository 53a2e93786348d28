import { en } from '../../src/app/i18n/en/index.ts'
import { i18n } from '../../src/app/i18n/i18n.ts'
import { pseudoTexts } from './pseudo-text.ts'

// Before the console asks for English: it finds that the texts are there.
i18n.on('initialized', () => {
  i18n.addResourceBundle('en', 'translation', pseudoTexts(en), true, true)
})
