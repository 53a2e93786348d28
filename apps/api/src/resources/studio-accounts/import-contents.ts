import { sql } from 'kysely'
import T from 'typebox'
import { defineImporter, importRows, type Table } from '../../imports/index.ts'
import type { Context } from '../../jsonapi/context.ts'
import { Closed, Label, Text, Texts } from '../../jsonapi/schema.ts'
import { imageResultStatus } from '../../workflows/image-result-status.ts'
import { studioContentRows } from '../studio-contents/studio-content-rows.ts'
import { lockAccount } from './account-contents.ts'

/** A content as a row of a table. */
export const contentImporter = defineImporter({
  row: Closed({
    title: Label(200),
    desc: T.Optional(Text(5000)),
    topic: T.Optional(Text(200)),
    category: T.Optional(Text(100)),
    images: T.Optional(Texts(50)),
    video: T.Optional(Text(2000)),
    cover: T.Optional(Text(2000)),
    ratio: T.Optional(Text(20)),
    item_ids: T.Optional(Texts(50, 100)),
    content_id: T.Optional(Label(200)),
    remark: T.Optional(Text(500)),
  }),
  headers: {
    title: ['标题', '内容标题'],
    desc: ['正文', '描述', '文案', '内容'],
    topic: ['话题'],
    category: ['类目', '分类'],
    images: ['图片', '图片地址'],
    video: ['视频', '视频地址'],
    cover: ['封面'],
    ratio: ['比例'],
    item_ids: ['商品', '商品ID', '宝贝ID'],
    content_id: ['内容ID'],
    remark: ['备注'],
  },
})

interface Input {
  mapping?: Record<string, unknown>
}

/**
 * Contents for one account from a table. A piece whose content id stands already is refused as a
 * duplicate.
 *
 * @throws Problem 404; 422 for a table that cannot be read
 * @source resources §7 (add_content_from_import)
 */
export async function addContentFromImport(
  context: Context,
  { id, input, found }: { id: number; input: Input; found: Table },
) {
  const account = await lockAccount(context, id)
  const { db, now } = context
  return importRows(context, {
    operation: 'studio_accounts.add_content_from_import',
    resource: studioContentRows,
    importer: contentImporter,
    table: found,
    mapping: input.mapping,
    async store({ item_ids: itemIds = [], images = [], video = '', ...values }) {
      const { rows } = await sql<{ id: number }>`
        insert into studio_contents (business_team_id, user_id, studio_account_id, platform, source, content_type,
          title, "desc", topic, category, images, video, cover, ratio, items, content_id, remark, status, created_at, updated_at)
        values (${account.business_team_id}, ${account.user_id}, ${account.id}, ${account.platform}, 'import',
          ${video === '' ? 'image' : 'video'}, ${values.title}, ${values.desc ?? ''}, ${values.topic ?? ''},
          ${values.category ?? account.category}, ${images}, ${video}, ${values.cover ?? images[0] ?? ''},
          ${values.ratio ?? ''}, ${JSON.stringify(itemIds.map((item_id) => ({ item_id })))},
          ${values.content_id ?? null}, ${values.remark ?? ''},
          ${imageResultStatus('carry', images.length + (video === '' ? 0 : 1))}, ${now}, ${now})
        returning id`.execute(db)
      return { id: Number(rows[0]?.id) }
    },
  })
}
