import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../primitives/button.tsx'
import { Progress } from '../primitives/progress.tsx'
import { LOOKS, told, type Usage } from '../testing/index.ts'
import { FloatPanel, type FloatPanelProps } from './float-panel.tsx'

const nothing = () => undefined

const meta: Meta<FloatPanelProps> = {
  title: 'Overlay/FloatPanel',
  component: FloatPanel,
  parameters: {
    usage: {
      use: {
        zh: '边做边看的进度与结果：面板打开时页面照常可用。',
        en: 'Progress and results to watch while working: the page stays usable.',
      },
      avoid: {
        zh: '必须先回答的问题（对话框）；一条记录的详情（抽屉）。',
        en: 'Questions that need an answer first (a dialog); the details of a record (a drawer).',
      },
      keys: [
        {
          keys: ['Esc'],
          does: { zh: '焦点在面板内时关闭', en: 'Closes it while focus is inside' },
        },
      ],
    } satisfies Usage,
  },
  render: told((t, args) => (
    <div className="h-80">
      <FloatPanel
        title={t('改为已检查', 'Change to checked')}
        description={t('38 项', '38 rows')}
        closeLabel={t('关闭', 'Close')}
        onClose={nothing}
        {...args}
      >
        <Progress
          isLabelHidden
          label={t('进度', 'Progress')}
          value={33}
          max={50}
          valueText="33 / 50"
        />
      </FloatPanel>
    </div>
  )),
}
export default meta

type Story = StoryObj<FloatPanelProps>

export const Default: Story = {}
export const WithFold: Story = {
  render: told((t, args) => (
    <FloatPanel
      title={t('改为已检查', 'Change to checked')}
      closeLabel={t('关闭', 'Close')}
      onClose={nothing}
      fold={{ label: t('收起', 'Fold'), onFold: nothing }}
      footer={<Button variant="primary">{t('重试失败项', 'Retry the failed')}</Button>}
      {...args}
    >
      {t('33 项已完成', '33 rows are done')}
    </FloatPanel>
  )),
}
export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
