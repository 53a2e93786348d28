import type { Meta, StoryObj } from '@storybook/react-vite'
import { KEYS, LOOKS, told, type Usage } from '../testing/index.ts'
import { FileDrop, type FileDropProps } from './file-drop.tsx'

const meta: Meta<FileDropProps> = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  parameters: {
    usage: {
      use: {
        zh: '接收一个文件：拖入或选择，例如导入表格。',
        en: 'Takes one file, dropped or chosen, such as a table to import.',
      },
      avoid: { zh: '多张图片的上传与排序。', en: 'Uploading and ordering several pictures.' },
      keys: [KEYS.tab, KEYS.press],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <div className="max-w-160">
      <FileDrop
        {...args}
        accept=".csv,.xlsx"
        onFile={() => undefined}
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
export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
