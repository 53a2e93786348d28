// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `studio_contents`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const create = {
  operation: 'studio_contents.create',
  inputs: {
    studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
    title: { kind: 'text', zh: '标题', en: 'Title', required: true, minLength: 1, maxLength: 200 },
    desc: { kind: 'text', zh: '描述', en: 'Description', maxLength: 5000 },
    topic: { kind: 'text', zh: '话题', en: 'Topic', maxLength: 200 },
    cover: { kind: 'image', zh: '封面', en: 'Cover', maxLength: 2000 },
    images: { kind: 'image', zh: '图片', en: 'Pictures', many: true, maxItems: 50 },
    video: { kind: 'video', zh: '视频', en: 'Video', maxLength: 2000 },
    audio_text: { kind: 'text', zh: '语音文字', en: 'Spoken words', maxLength: 20000 },
    ratio: { kind: 'key', zh: '画面比例', en: 'Aspect ratio', maxLength: 20 },
    items: { kind: 'object', zh: '商品', en: 'Products', many: true, maxItems: 50 },
    publish_params: { kind: 'object', zh: '发布参数', en: 'Publishing settings' },
    content_type: { kind: 'choice', zh: '内容形式', en: 'Form', choices: [{ value: 'image', zh: '图文', en: 'Image-text' }, { value: 'video', zh: '视频', en: 'Video' }] },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    remark: { kind: 'text', zh: '备注', en: 'Note', maxLength: 500 },
  },
} as const satisfies FormFacts<'studio_contents.create'>

export const update = {
  operation: 'studio_contents.update',
  inputs: {
    studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
    title: { kind: 'text', zh: '标题', en: 'Title', maxLength: 200 },
    desc: { kind: 'text', zh: '描述', en: 'Description', maxLength: 5000 },
    topic: { kind: 'text', zh: '话题', en: 'Topic', maxLength: 200 },
    cover: { kind: 'image', zh: '封面', en: 'Cover', maxLength: 2000 },
    images: { kind: 'image', zh: '图片', en: 'Pictures', many: true, maxItems: 50 },
    video: { kind: 'video', zh: '视频', en: 'Video', maxLength: 2000 },
    audio_text: { kind: 'text', zh: '语音文字', en: 'Spoken words', maxLength: 20000 },
    ratio: { kind: 'key', zh: '画面比例', en: 'Aspect ratio', maxLength: 20 },
    items: { kind: 'object', zh: '商品', en: 'Products', many: true, maxItems: 50 },
    publish_params: { kind: 'object', zh: '发布参数', en: 'Publishing settings' },
    content_type: { kind: 'choice', zh: '内容形式', en: 'Form', choices: [{ value: 'image', zh: '图文', en: 'Image-text' }, { value: 'video', zh: '视频', en: 'Video' }] },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    remark: { kind: 'text', zh: '备注', en: 'Note', maxLength: 500 },
  },
} as const satisfies FormFacts<'studio_contents.update'>
