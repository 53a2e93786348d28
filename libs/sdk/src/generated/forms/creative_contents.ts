// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `creative_contents`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const create = {
  operation: 'creative_contents.create',
  inputs: {
    title: { kind: 'text', zh: '标题', en: 'Title', required: true, minLength: 1, maxLength: 200 },
    desc: { kind: 'text', zh: '描述', en: 'Description', maxLength: 20000 },
    images: { kind: 'image', zh: '图片', en: 'Pictures', many: true, maxItems: 100 },
    make_images: { kind: 'image', zh: '成品图', en: 'Finished pictures', many: true, maxItems: 100 },
    paragraphs: { kind: 'text', zh: '段落', en: 'Paragraphs', many: true, maxItems: 100 },
    items: { kind: 'object', zh: '商品', en: 'Products', many: true, maxItems: 50 },
    topic: { kind: 'text', zh: '话题', en: 'Topic', maxLength: 500 },
    brand: { kind: 'text', zh: '品牌', en: 'Brand', maxLength: 200 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 200 },
    channel: { kind: 'platform', zh: '渠道', en: 'Channel' },
  },
} as const satisfies FormFacts<'creative_contents.create'>

export const update = {
  operation: 'creative_contents.update',
  inputs: {
    title: { kind: 'text', zh: '标题', en: 'Title', minLength: 1, maxLength: 200 },
    desc: { kind: 'text', zh: '描述', en: 'Description', maxLength: 20000 },
    images: { kind: 'image', zh: '图片', en: 'Pictures', many: true, maxItems: 100 },
    make_images: { kind: 'image', zh: '成品图', en: 'Finished pictures', many: true, maxItems: 100 },
    paragraphs: { kind: 'text', zh: '段落', en: 'Paragraphs', many: true, maxItems: 100 },
    items: { kind: 'object', zh: '商品', en: 'Products', many: true, maxItems: 50 },
    topic: { kind: 'text', zh: '话题', en: 'Topic', maxLength: 500 },
    brand: { kind: 'text', zh: '品牌', en: 'Brand', maxLength: 200 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 200 },
    channel: { kind: 'platform', zh: '渠道', en: 'Channel' },
    status: { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }] },
  },
} as const satisfies FormFacts<'creative_contents.update'>
