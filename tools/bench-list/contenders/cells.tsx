import type { ReactNode } from 'react'
import type { BenchRow } from './contender.ts'

type BenchColumn = {
  readonly id: keyof BenchRow
  readonly title: string
  readonly align?: 'end'
  readonly cell: (row: BenchRow) => ReactNode
}

/** The same cells for every contender. */
export const COLUMNS: readonly BenchColumn[] = [
  { id: 'title', title: '标题', cell: ({ title }) => <TallTitle title={title} /> },
  { id: 'status', title: '状态', cell: ({ status }) => status },
  { id: 'goods', title: '商品', align: 'end', cell: ({ goods }) => goods },
  { id: 'owner', title: '负责人', cell: ({ owner }) => owner },
  { id: 'updatedAt', title: '更新时间', align: 'end', cell: ({ updatedAt }) => updatedAt },
]

/** Every fifth row is higher: heights are measured, not given. */
function TallTitle({ title }: { readonly title: string }) {
  return <span className={title.endsWith('0') ? 'block py-4' : 'block'}>{title}</span>
}
