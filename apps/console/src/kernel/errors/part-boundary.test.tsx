import { ChunkFailure } from '@omc/shell'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts, startI18n } from '../i18n/i18n.ts'
import { consoleTexts } from '../i18n/parts.ts'
import { PartBoundary } from './part-boundary.tsx'

beforeEach(async () => {
  await startI18n()
  await addTexts(consoleTexts)
  // React prints errors caught by a boundary.
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

test.each([
  [
    'F27: a part whose file is gone',
    new ChunkFailure({ chunk: 'part', reason: 'missing', url: '/part.js' }),
    '页面已更新',
  ],
  ['F23: a part that fails', new Error('broken'), '没有运行'],
] as const)('%s leaves the screens alone, and the person is told', (_what, error, told) => {
  const show = vi.fn()
  const Broken = (): never => {
    throw error
  }
  const { container } = render(
    <>
      <form>half typed</form>
      <PartBoundary toasts={{ show }}>
        <Broken />
      </PartBoundary>
    </>,
  )
  expect(container.textContent).toBe('half typed')
  expect(show).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ tone: 'danger', title: expect.stringContaining(told) }),
  )
})
