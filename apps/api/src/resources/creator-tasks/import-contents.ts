import T from 'typebox'
import { defineImporter, importRows, type Table } from '../../imports/index.ts'
import type { Context } from '../../jsonapi/context.ts'
import { Closed, Label, Text, Texts } from '../../jsonapi/schema.ts'
import { openTable } from '../../offload/open-table.ts'
import { creatorContents } from '../creator-contents/creator-contents.resource.ts'
import { channelOf } from './channel-content.ts'
import { findOpenTask } from './find-task.ts'

export const contentImporter = defineImporter({
  row: Closed({
    title: Label(200),
    desc: T.Optional(Text(5000)),
    topic: T.Optional(Text(200)),
    images: T.Optional(Texts(50)),
    cover: T.Optional(Text(2000)),
    category: T.Optional(Text(100)),
    item_id: T.Optional(Text(64)),
  }),
  headers: {
    title: ['标题', '内容标题'],
    desc: ['描述', '正文', '文案'],
    topic: ['话题'],
    images: ['图片', '图片链接'],
    cover: ['封面'],
    category: ['类目', '分类'],
    item_id: ['商品id', '商品ID', '宝贝id'],
  },
})

interface Input {
  blob: Buffer
  mapping?: Record<string, unknown>
}

export async function readContents(
  context: Context,
  { id, input }: { id: number; input: Input },
): Promise<() => Promise<Table>> {
  await findOpenTask(context, id)
  return () => openTable(input.blob)
}

/** Each row of the table becomes a content of the task. */
export async function importContents(
  context: Context,
  { id, input, found }: { id: number; input: Input; found: Table },
) {
  const task = await findOpenTask(context, id)
  return importRows(context, {
    operation: 'creator_tasks.add_content_from_import',
    resource: creatorContents,
    importer: contentImporter,
    table: found,
    mapping: input.mapping,
    store: ({ item_id, images = [], topic, category, ...values }) =>
      context.db
        .insertInto('creator_contents')
        .values({
          ...values,
          images,
          cover: values.cover ?? images[0] ?? '',
          topic: topic ?? task.topic,
          category: category ?? task.category,
          items: JSON.stringify(item_id ? [{ item_id }] : []),
          business_team_id: task.business_team_id,
          user_id: task.user_id,
          creator_task_id: task.id,
          channel: channelOf(task),
          source: 'import',
          created_at: context.now,
          updated_at: context.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
  })
}
