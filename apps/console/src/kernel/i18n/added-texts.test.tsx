import { act, render, screen } from '@testing-library/react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { expect, test } from 'vitest'
import { i18n, startI18n, withTexts } from './i18n.ts'
import { laterTexts } from './later-parts.ts'
import { texts } from './zh/later.ts'

test('texts that come with a part do not have drawn again what stands', async () => {
  await startI18n()
  let drawnCount = 0
  function Standing() {
    const { t } = useTranslation()
    drawnCount += 1
    return <p>{t('app.loading')}</p>
  }
  render(
    <I18nextProvider i18n={i18n}>
      <Standing />
    </I18nextProvider>,
  )
  expect(screen.getByText('正在加载')).toBeDefined()
  const before = drawnCount
  await act(async () => withTexts(laterTexts, async () => undefined))
  const [group = ''] = Object.keys(texts)
  expect(i18n.exists(group)).toBe(true)
  expect(drawnCount).toBe(before)
})
