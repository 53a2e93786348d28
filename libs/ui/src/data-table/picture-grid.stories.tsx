import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState } from '../feedback/error-state.tsx'
import { KEYS, LOOKS, told, type Tell, type Usage } from '../testing/index.ts'
import { PictureGrid, type PictureGridProps } from './picture-grid.tsx'

type Picture = { readonly id: string; readonly title: string }
type Args = PictureGridProps<Picture>

const meta: Meta<Args> = {
  title: 'Data/PictureGrid',
  component: PictureGrid,
  parameters: {
    usage: {
      use: {
        zh: '主要看图片的列表：素材、商品、内容；只绘制可见的卡片。',
        en: 'Lists that people judge by their pictures; only cards in sight are drawn.',
      },
      avoid: {
        zh: '要比较数字的列表（DataTable）；少量图片。',
        en: 'Lists whose figures are compared (DataTable); a handful of pictures.',
      },
      keys: [KEYS.tab, KEYS.press],
    } satisfies Usage,
  },
  render: told((t, args) => <Held t={t} {...args} />),
  decorators: [
    (Story) => (
      <div className="flex h-120 flex-col rounded-card border border-line bg-surface">
        <Story />
      </div>
    ),
  ],
}
export default meta

type Story = StoryObj<Args>

const pictures = (t: Tell, count: number): readonly Picture[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    title: `${t('夏季防晒衣测评', 'Sun jackets tested')} ${at + 1}`,
  }))

const drawCard = ({ title }: Picture) => (
  <>
    <span className="block aspect-3/4 bg-subtle" />
    <span className="block truncate p-2 text-sm">{title}</span>
  </>
)

function Held({ t, ...args }: Partial<Args> & { readonly t: Tell }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(['1']))
  return (
    <PictureGrid
      caption={t('素材', 'Materials')}
      rows={pictures(t, 1000)}
      rowId={({ id }) => id}
      onOpen={() => undefined}
      card={drawCard}
      selection={{
        ids,
        onChange: setIds,
        allLabel: t('选择本页全部', 'Select the page'),
        rowLabel: ({ title }) => `${t('选择', 'Select')} ${title}`,
      }}
      {...args}
    />
  )
}

export const Default: Story = {}
export const Hover: Story = { ...LOOKS.hover }

export const ScrollsAndSelects: Story = {
  play: async () => {
    const grid = screen.getByRole('region', { name: /素材|Materials/ })
    await waitFor(() => expect(grid.querySelectorAll('[data-row]').length).toBeGreaterThan(3))
    await expect(grid.querySelectorAll('[data-row]').length).toBeLessThan(80)
    const [box] = screen.getAllByRole('checkbox')
    if (box) await userEvent.click(box)
    await expect(box).toBeChecked()
    // Heights are estimates until a card is in sight, so the end may move.
    await waitFor(async () => {
      grid.scrollTo({ top: grid.scrollHeight })
      await expect(grid.querySelector('[aria-posinset="1000"]')).toBeInTheDocument()
    })
    // The focused card stays in the document, however far the others are.
    await expect(box).toHaveFocus()
  },
}

export const Loading: Story = { args: { isLoading: true, rows: [] } }
export const Empty: Story = {
  render: told((t, args) => (
    <Held t={t} {...args} rows={[]} empty={<EmptyState title={t('没有素材', 'No materials')} />} />
  )),
}
export const Failed: Story = {
  render: told((t, args) => (
    <Held
      t={t}
      {...args}
      rows={[]}
      error={<ErrorState message={t('素材没有加载出来', 'The materials did not load')} />}
    />
  )),
}
/** One card is open, another needs somebody. */
export const Opening: Story = {
  args: { openId: '2', mark: ({ id }) => (id === '3' ? 'danger' : null) },
}
export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
export const Compact: Story = { ...LOOKS.compact }
