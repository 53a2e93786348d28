import * as fields from '@omc/sdk/fields/studio_contents'
import { Suspense } from 'react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { ImportPanel } from '../../../kit/import/import-act.tsx'
import { defineImport } from '../../../kit/import/import-definition.ts'
import type { RowPanelProps } from '../../../kit/list/list-acts.ts'
import type { Account } from '../account-context.ts'

const table = defineImport('studio_accounts.add_content_from_import', {
  label: () => i18n.t('accountPage.import'),
  columns: {
    title: { fact: fields.title, isRequired: true, maxLength: 200, also: ['内容标题'] },
    desc: { fact: fields.desc, maxLength: 5000, also: ['描述', '正文', '文案'] },
    topic: { fact: fields.topic, maxLength: 200 },
    category: { fact: fields.category, maxLength: 100, also: ['分类'] },
    images: { fact: { ...fields.images, kind: 'text' }, also: ['图片链接'] },
    cover: { fact: fields.cover, maxLength: 2000 },
    video: { fact: fields.video, maxLength: 2000, also: ['视频链接'] },
    remark: { fact: fields.remark, maxLength: 500 },
  },
})

/** Import of a table into one account. */
export const ImportContents = ({ row: { id }, onClose }: RowPanelProps<Account>) => (
  <Suspense fallback={null}>
    <ImportPanel definition={{ ...table, given: { id } }} onClose={onClose} />
  </Suspense>
)
