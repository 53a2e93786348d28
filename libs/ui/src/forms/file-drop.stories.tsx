import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { KEYS, LOOKS, told, type Usage } from '../testing/index.ts'
import { FileDrop, type FileDropProps } from './file-drop.tsx'

const onFiles = fn()

const meta: Meta<FileDropProps> = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  parameters: {
    usage: {
      use: {
        zh: '接收文件：拖入、选择或粘贴，例如导入表格、上传图片。',
        en: 'Takes files, dropped, chosen or pasted, such as a table to import or pictures.',
      },
      avoid: {
        zh: '上传的进度与结果（接在下面的 FileList）。',
        en: 'How far uploads are, and their results (a FileList below it).',
      },
      keys: [
        KEYS.tab,
        KEYS.press,
        { keys: ['Ctrl+V'], does: { zh: '粘贴文件', en: 'Pastes files' } },
      ],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <div className="max-w-160">
      <FileDrop
        {...args}
        accept=".csv,.xlsx"
        onFiles={onFiles}
        label={t('把 CSV 或 Excel 文件拖到这里', 'Drop a CSV or Excel file here')}
        chooseLabel={t('选择文件', 'Choose a file')}
        hint={t('单个文件最大 10 MB', 'Up to 10 MB')}
        {...(args.error === undefined
          ? {}
          : { error: t('文件里没有数据', 'The file has no data') })}
      />
    </div>
  )),
}
export default meta

type Story = StoryObj<FileDropProps>

export const Default: Story = {}
export const WithError: Story = { args: { error: '—' } }
export const Busy: Story = { args: { isBusy: true } }

/** In one line; several files, dropped, chosen or pasted. */
export const Compact: Story = { args: { isCompact: true, isMultiple: true, canPaste: true } }

export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
