import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { KEYS, LOOKS, told, type Tell, type Usage } from '../testing/index.ts'
import { FileList, type FileListProps, type ListedFile } from './file-list.tsx'

const onRetry = fn()
const onRemove = fn()

const labelsIn = (t: Tell) => ({
  waiting: t('等待中', 'Waiting'),
  done: t('已上传', 'Uploaded'),
  stop: (name: string) => t(`停止上传 ${name}`, `Stop ${name}`),
  retry: (name: string) => t(`重试 ${name}`, `Try ${name} again`),
  remove: (name: string) => t(`移除 ${name}`, `Remove ${name}`),
  retryAll: (count: number) => t(`重试失败的 ${count} 个`, `Try the ${count} failed again`),
})

const filesIn = (t: Tell): readonly ListedFile[] => [
  { id: '1', name: 'tea-1.jpg', state: { tag: 'done' } },
  { id: '2', name: 'tea-2.jpg', state: { tag: 'sending', share: 0.4 } },
  { id: '3', name: 'tea-3.jpg', state: { tag: 'waiting' } },
  {
    id: '4',
    name: 'tea-4.jpg',
    state: { tag: 'failed', reason: t('网络中断，请重试', 'The network broke off; try again') },
  },
  {
    id: '5',
    name: 'tea-5.jpg',
    state: { tag: 'failed', reason: t('服务器没有回答', 'The server did not answer') },
  },
  {
    id: '6',
    name: 'tea.psd',
    state: { tag: 'refused', reason: t('只能上传图片', 'Pictures only') },
  },
]

const meta: Meta<FileListProps> = {
  title: 'Forms/FileList',
  component: FileList,
  parameters: {
    usage: {
      use: {
        zh: '正在上传的文件：进度、停止、失败的原因与重试。',
        en: 'Files on their way: progress, stop, why one failed, retry.',
      },
      avoid: {
        zh: '批量操作的结果（OutcomeList）；已经上传好的图片。',
        en: 'Results of a bulk act (OutcomeList); pictures that are there already.',
      },
      keys: [KEYS.tab, KEYS.press],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <div className="max-w-120">
      <FileList
        label={t('上传的文件', 'Files')}
        files={filesIn(t)}
        onRetry={onRetry}
        onRemove={onRemove}
        labels={labelsIn(t)}
        {...args}
      />
    </div>
  )),
}
export default meta

type Story = StoryObj<FileListProps>

export const Default: Story = {
  play: async () => {
    onRetry.mockClear()
    await userEvent.click(screen.getByRole('button', { name: /重试失败的|the 2 failed/ }))
    await expect(onRetry).toHaveBeenCalledWith(['4', '5'])
    await userEvent.click(screen.getByRole('button', { name: /^(停止上传|Stop) tea-2/ }))
    await expect(onRemove).toHaveBeenCalledWith('2')
  },
}

/** How much is sent is not known. */
export const LengthUnknown: Story = {
  args: { files: [{ id: '1', name: 'tea.jpg', state: { tag: 'sending', share: null } }] },
}

export const LongNames: Story = {
  args: {
    files: [
      { id: '1', name: `${'spring-tea-'.repeat(12)}.jpg`, state: { tag: 'sending', share: 0.7 } },
      { id: '2', name: `${'spring-tea-'.repeat(12)}.jpg`, state: { tag: 'done' } },
    ],
  },
}

export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
