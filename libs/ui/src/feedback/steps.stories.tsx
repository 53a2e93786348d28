import type { Meta, StoryObj } from '@storybook/react-vite'
import { LOOKS, told, type Tell, type Usage } from '../testing/index.ts'
import { Steps, type StepsProps, type StepState } from './steps.tsx'

const stepsIn = (t: Tell, states: readonly StepState[]) =>
  [
    { id: 'file', label: t('选择文件', 'Choose a file') },
    { id: 'check', label: t('核对数据', 'Check the rows') },
    { id: 'result', label: t('查看结果', 'See the result') },
  ].map((step, at) => ({ ...step, state: states[at] ?? 'coming' }))

const drawn = (...states: StepState[]) =>
  told<StepsProps>((t, args) => (
    <div className="max-w-140">
      <Steps
        label={t('导入进度', 'Progress of the import')}
        words={{
          done: t('已完成', 'done'),
          failed: t('失败', 'failed'),
          coming: t('未开始', 'to come'),
        }}
        steps={stepsIn(t, states)}
        {...args}
      />
    </div>
  ))

const meta: Meta<StepsProps> = {
  title: 'Feedback/Steps',
  component: Steps,
  parameters: {
    usage: {
      use: {
        zh: '两到五步的流程走到了哪一步：导入、迁移。',
        en: 'Where one is on a way of two to five steps: an import, a move.',
      },
      avoid: {
        zh: '发生过的事件（Timeline）；可以随意切换的内容（Tabs）；只有百分比的进度（Progress）。',
        en: 'What happened (Timeline); contents in any order (Tabs); a plain percentage (Progress).',
      },
      keys: [],
    } satisfies Usage,
  },
  render: drawn('done', 'current'),
}
export default meta

type Story = StoryObj<StepsProps>

export const Default: Story = {}
export const First: Story = { render: drawn('current') }
export const Failed: Story = { render: drawn('done', 'failed') }
export const AllDone: Story = { render: drawn('done', 'done', 'done') }
/** Too narrow for all names: they are cut, and the pointer shows them. */
export const Narrow: Story = {
  render: told((t, args) => (
    <div className="w-60">
      <Steps
        label={t('导入进度', 'Progress of the import')}
        words={{
          done: t('已完成', 'done'),
          failed: t('失败', 'failed'),
          coming: t('未开始', 'to come'),
        }}
        steps={stepsIn(t, ['done', 'current'])}
        {...args}
      />
    </div>
  )),
}
export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
