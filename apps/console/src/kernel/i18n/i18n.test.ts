import { afterEach, expect, test, vi } from 'vitest'
import { addTexts, changeLanguage, currentLanguage, i18n, loadTexts, startI18n } from './i18n.ts'
import { showMissingTexts } from './missing-text.ts'
import { consoleTexts } from './parts.ts'
import { textPart } from './text-part.ts'

afterEach(() => localStorage.clear())

test('starts in Chinese, changes to English and back, and remembers', async () => {
  await startI18n()
  await addTexts(consoleTexts)
  expect(currentLanguage()).toBe('zh')
  expect(i18n.t('menu.signOut')).toBe('退出登录')
  await changeLanguage('en')
  expect(i18n.t('menu.signOut')).toBe('Sign out')
  expect(document.documentElement.lang).toBe('en')
  expect(localStorage.getItem('omc.language')).toBe('"en"')
  await changeLanguage('zh')
  expect(document.documentElement.lang).toBe('zh-CN')
})

/** A part whose texts load when the test releases them, with the number of requests. */
function partOf(name: string) {
  const asked = { zh: 0, en: 0 }
  const come = { zh: () => {}, en: () => {} }
  const bring = (language: 'zh' | 'en') => () => {
    asked[language] += 1
    const texts = { [name]: { word: `${name} in ${language}` } }
    return new Promise<{ texts: typeof texts }>((resolve) => {
      come[language] = () => resolve({ texts })
    })
  }
  const shown = () => i18n.getResource(currentLanguage(), 'translation', `${name}.word`) as unknown
  return { part: textPart(bring('zh'), bring('en')), asked, come, shown }
}

test('a part brings its texts in the language on screen, and the other ones when that is chosen', async () => {
  await changeLanguage('zh')
  const { part, asked, come, shown } = partOf('partA')
  const added = addTexts(part)
  come.zh()
  await added
  await addTexts(part)
  expect(asked).toEqual({ zh: 1, en: 0 })
  const changed = changeLanguage('en')
  await vi.waitFor(() => expect(asked.en).toBe(1))
  come.en()
  await changed
  expect(shown()).toBe('partA in en')
})

test('a part that comes while the language is changed has the texts of the new one', async () => {
  await changeLanguage('zh')
  const { part, come, shown } = partOf('partB')
  const added = addTexts(part)
  const changed = changeLanguage('en')
  come.en()
  come.zh()
  await vi.waitFor(() => expect(currentLanguage()).toBe('en'))
  come.en()
  await Promise.all([added, changed])
  expect(shown()).toBe('partB in en')
})

test('the language stays when the texts of a part cannot be loaded', async () => {
  await changeLanguage('zh')
  let isOffline = true
  const lost = textPart(
    async () => ({ texts: {} }),
    async () => (isOffline ? Promise.reject(new TypeError('offline')) : { texts: {} }),
  )
  await addTexts(lost)
  await expect(loadTexts('en')).rejects.toThrow('offline')
  await expect(changeLanguage('en')).rejects.toThrow('offline')
  expect(currentLanguage()).toBe('zh')
  isOffline = false
  await changeLanguage('en')
  expect(currentLanguage()).toBe('en')
})

test('F26: a text that one language lacks is shown from the other one, and told of once', async () => {
  const report = vi.fn()
  showMissingTexts(report)
  await changeLanguage('en')
  i18n.addResource('zh', 'translation', 'test.only', '只有中文 {{count}}')
  const text = (key: string, options = {}): string => i18n.t(key, { ...options, defaultValue: '' })
  expect(text('test.only', { count: 3 })).toBe('只有中文 3')
  expect(text('test.only', { count: 4 })).toBe('只有中文 4')
  expect(text('test.nowhere')).toBe('')
  await changeLanguage('zh')
  i18n.addResource('en', 'translation', 'test.english', 'Only English')
  expect(text('test.english')).toBe('Only English')
  expect(report.mock.calls.map(([missing]) => missing)).toEqual([
    { key: 'test.only', language: 'en' },
    { key: 'test.nowhere', language: 'en' },
    { key: 'test.english', language: 'zh' },
  ])
})
