import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { KEYS, LOOKS, told, type Tell, type Usage } from '../testing/index.ts'
import { Pager, type PagerProps } from './pager.tsx'

const meta: Meta<PagerProps> = {
  title: 'Navigation/Pager',
  component: Pager,
  args: { page: 5, pageSize: 20, totalCount: 1284 },
  parameters: {
    usage: {
      use: { zh: '列表的翻页与每页条数。', en: 'The pages of a list and how many rows each has.' },
      avoid: { zh: '步骤；标签页。', en: 'Steps; tabs.' },
      keys: [KEYS.tab, KEYS.press],
    } satisfies Usage,
  },
  render: told((t, args) => <Held t={t} {...args} />),
}
export default meta

type Story = StoryObj<PagerProps>

function Held({
  t,
  page: first = 1,
  pageSize: size = 20,
  ...args
}: Partial<PagerProps> & { readonly t: Tell }) {
  const [page, setPage] = useState(first)
  const [pageSize, setPageSize] = useState(size)
  return (
    <Pager
      totalCount={0}
      labels={{
        nav: t('分页', 'Pages'),
        previous: t('上一页', 'Previous page'),
        next: t('下一页', 'Next page'),
        page: (number) => `${t('第', 'Page')} ${number} ${t('页', '')}`.trim(),
        pageSize: t('每页条数', 'Rows per page'),
        pageSizeOption: (number) => `${number} ${t('条/页', 'per page')}`,
      }}
      {...args}
      page={page}
      pageSize={pageSize}
      onPageChange={setPage}
      onPageSizeChange={setPageSize}
    />
  )
}

export const Default: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /下一页|Next/ }))
    await expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('6')
  },
}

export const First: Story = { args: { page: 1 } }
export const Last: Story = { args: { page: 65 } }
export const Few: Story = { args: { page: 2, totalCount: 70 } }
export const OnlyOne: Story = { args: { page: 1, totalCount: 8 } }
export const Hover: Story = { ...LOOKS.hover }
export const Long: Story = { ...LOOKS.long }
export const Dark: Story = { ...LOOKS.dark }
export const Compact: Story = { ...LOOKS.compact }
