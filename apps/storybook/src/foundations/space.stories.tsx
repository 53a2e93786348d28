import { Button, Input, tokens } from '@omc/ui'
import { LOOKS, told } from '@omc/ui/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Part, Sheet } from '../parts/sheet.tsx'

const { DENSITY, LAYERS, RADIUS, SPACE } = tokens

const meta: Meta = { title: 'Foundations/Space', tags: ['!autodocs'] }
export default meta

type Story = StoryObj

export const Steps: Story = {
  render: told((t) => (
    <Sheet
      title={t('间距', 'Distances')}
      intro={t('只用这些步子；同一层级用同一步。', 'These steps only; one step for one level.')}
    >
      <div className="flex flex-col gap-2">
        {SPACE.map((step) => (
          <div key={step} className="flex items-center gap-4 text-sm">
            <span className="w-12 text-end tabular-nums">{step}</span>
            <span className="h-4 bg-accent" style={{ width: step }} />
          </div>
        ))}
      </div>
      <Part title={t('圆角', 'Radius')}>
        <div className="flex gap-4">
          {Object.entries(RADIUS).map(([name, radius]) => (
            <span
              key={name}
              style={{ borderRadius: radius }}
              className="flex size-24 items-center justify-center border border-control bg-surface text-xs"
            >
              {name} {radius}
            </span>
          ))}
        </div>
      </Part>
      <Part title={t('阴影', 'Shadow')}>
        <div className="flex gap-6">
          <span className="rounded-card bg-raised p-6 text-xs shadow-popover">
            {t('浮层', 'Popover')}
          </span>
          <span className="rounded-card bg-raised p-6 text-xs shadow-dialog">
            {t('对话框', 'Dialog')}
          </span>
        </div>
      </Part>
      <Part title={t('层次', 'Layers')}>
        <ol className="flex flex-wrap gap-2 text-xs">
          {Object.entries(LAYERS).map(([name, layer]) => (
            <li key={name} className="rounded-chip bg-subtle px-2 py-1">
              {layer} {name}
            </li>
          ))}
        </ol>
      </Part>
    </Sheet>
  )),
}

const density = told((t) => (
  <Sheet
    title={t('密度', 'Density')}
    intro={t(
      '舒适与紧凑两档；窗口窄于 992 px 时，可点的东西一律 44 px。',
      'Comfortable and compact. In windows below 992 px whatever can be pressed is 44 px.',
    )}
  >
    <table className="w-full max-w-140 text-sm">
      <thead>
        <tr className="text-start text-xs text-fg3">
          <th scope="col" className="py-2 text-start">
            {t('密度', 'Density')}
          </th>
          <th scope="col" className="py-2 text-end">
            {t('控件', 'Control')}
          </th>
          <th scope="col" className="py-2 text-end">
            {t('行', 'Row')}
          </th>
          <th scope="col" className="py-2 text-end">
            {t('单元格', 'Cell')}
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {(['comfortable', 'standard', 'compact'] as const).map((name) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-2 text-start font-normal">
              {name}
            </th>
            <td className="text-end">{DENSITY[name].ctl}</td>
            <td className="text-end">{DENSITY[name].row}</td>
            <td className="text-end">{DENSITY[name].cell}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <Part title={t('现在的样子', 'As it is now')}>
      <div className="flex max-w-100 gap-3">
        <Input
          aria-label={t('标题', 'Title')}
          defaultValue={t('夏季防晒衣测评', 'Sun jackets tested')}
        />
        <Button variant="primary">{t('保存', 'Save')}</Button>
      </div>
      <div className="flex h-(--row) max-w-100 items-center border-y border-line bg-surface px-(--cell) text-sm">
        {t('一行', 'A row')}
      </div>
    </Part>
  </Sheet>
))

export const Density: Story = { render: density }
export const Compact: Story = { ...LOOKS.compact, render: density }
