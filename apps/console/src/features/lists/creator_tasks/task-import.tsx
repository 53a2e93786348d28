import * as fields from '@omc/sdk/fields/creator_contents'
import { Suspense } from 'react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { ImportPanel } from '../../../kit/import/import-act.tsx'
import { defineImport } from '../../../kit/import/import-definition.ts'
import type { RowPanelProps } from '../../../kit/list/list-acts.ts'
import type { ListRow } from '../../../kit/list/list-names.ts'

const table = defineImport('creator_tasks.add_content_from_import', {
  label: () => i18n.t('creatorTask.import'),
  columns: {
    title: { fact: fields.title, isRequired: true, maxLength: 200, also: ['内容标题'] },
    desc: { fact: fields.desc, maxLength: 5000, also: ['描述', '正文', '文案'] },
    topic: { fact: fields.topic, maxLength: 200 },
    images: { fact: { ...fields.images, kind: 'text' }, also: ['图片链接'] },
    cover: { fact: fields.cover, maxLength: 2000 },
    category: { fact: fields.category, maxLength: 100, also: ['分类'] },
    item_id: {
      fact: { kind: 'key', zh: '商品编号', en: 'Product ID' },
      maxLength: 64,
      also: ['商品id', '宝贝id'],
    },
  },
})

/** Import of a table into one task. */
export const TaskImport = ({ row: { id }, onClose }: RowPanelProps<ListRow>) => (
  <Suspense fallback={null}>
    <ImportPanel definition={{ ...table, given: { id } }} onClose={onClose} />
  </Suspense>
)
