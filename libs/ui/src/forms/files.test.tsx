import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { FileDrop, type FileDropProps } from './file-drop.tsx'
import { FileList } from './file-list.tsx'

const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const drop = (given: Partial<FileDropProps>) => {
  const onFiles = vi.fn()
  render(
    <form>
      <textarea aria-label="标题" />
      <FileDrop label="拖到这里" chooseLabel="选择" accept="image/*" onFiles={onFiles} {...given} />
    </form>,
  )
  return onFiles
}

it('takes one file of several unless it takes several', () => {
  const files = [file('a.png'), file('b.png')]
  const one = drop({})
  fireEvent.drop(screen.getByText('拖到这里'), { dataTransfer: { files } })
  expect(one).toHaveBeenCalledExactlyOnceWith([files[0]])
})

it('takes several, dropped, chosen or pasted around it', () => {
  const files = [file('a.png'), file('b.png')]
  const onFiles = drop({ isMultiple: true, canPaste: true })
  fireEvent.drop(screen.getByText('拖到这里'), { dataTransfer: { files } })
  fireEvent.change(screen.getByLabelText(/拖到这里/), { target: { files } })
  const paste = (types: readonly string[]) =>
    fireEvent.paste(screen.getByLabelText('标题'), { clipboardData: { files, types } })
  expect(paste(['Files'])).toBe(false)
  expect(onFiles.mock.calls).toEqual([[files], [files], [files]])
  // Cells of a table bring a picture of themselves.
  expect(paste(['text/plain', 'Files'])).toBe(true)
  expect(onFiles).toHaveBeenCalledTimes(3)
})

it('takes nothing while it is busy', () => {
  const onFiles = drop({ isBusy: true, canPaste: true })
  fireEvent.drop(screen.getByText('拖到这里'), { dataTransfer: { files: [file('a.png')] } })
  expect(onFiles).not.toHaveBeenCalled()
})

it('tells how far each file is, and retries what failed together', async () => {
  const onRetry = vi.fn()
  const onRemove = vi.fn()
  const { container } = render(
    <FileList
      label="文件"
      files={[
        { id: '1', name: 'a.png', state: { tag: 'sending', share: 0.42 } },
        { id: '2', name: 'b.png', state: { tag: 'failed', reason: '网络中断' } },
        { id: '3', name: 'c.png', state: { tag: 'failed', reason: '网络中断' } },
        { id: '4', name: 'd.psd', state: { tag: 'refused', reason: '只能上传图片' } },
        { id: '5', name: 'e.png', state: { tag: 'done' } },
        { id: '6', name: 'f.png', state: { tag: 'waiting' } },
      ]}
      onRetry={onRetry}
      onRemove={onRemove}
      labels={{
        waiting: '等待中',
        done: '已上传',
        stop: (name) => `停止 ${name}`,
        retry: (name) => `重试 ${name}`,
        remove: (name) => `移除 ${name}`,
        retryAll: (count) => `重试 ${count} 个`,
      }}
    />,
  )
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42')
  fireEvent.click(screen.getByRole('button', { name: '重试 2 个' }))
  fireEvent.click(screen.getByRole('button', { name: '重试 b.png' }))
  expect(onRetry.mock.calls).toEqual([[['2', '3']], [['2']]])
  expect(screen.queryByRole('button', { name: '重试 d.psd' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '停止 f.png' }))
  fireEvent.click(screen.getByRole('button', { name: '移除 e.png' }))
  expect(onRemove.mock.calls).toEqual([['6'], ['5']])
  expect(await findAxeViolations(container)).toEqual([])
})
