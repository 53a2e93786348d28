// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `channel_rules`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const update = {
  operation: 'channel_rules.update',
  inputs: {
    title_min: { kind: 'count', zh: '标题字数下限', en: 'Shortest title', integer: true, min: 0, max: 200 },
    title_max: { kind: 'count', zh: '标题字数上限', en: 'Longest title', integer: true, min: 0, max: 200 },
    desc_max: { kind: 'count', zh: '描述字数上限', en: 'Longest description', integer: true, min: 0, max: 10000 },
    paragraphs_max: { kind: 'count', zh: '段落数上限', en: 'Most paragraphs', integer: true, min: 0, max: 200 },
    images_min: { kind: 'count', zh: '图片数下限', en: 'Fewest pictures', integer: true, min: 0, max: 100 },
    images_max: { kind: 'count', zh: '图片数上限', en: 'Most pictures', integer: true, min: 0, max: 100 },
    image_ratios: { kind: 'key', zh: '图片比例', en: 'Picture ratios', many: true, maxItems: 10 },
    topics_max: { kind: 'count', zh: '话题数上限', en: 'Most topics', integer: true, min: 0, max: 50 },
    items_max: { kind: 'count', zh: '商品数上限', en: 'Most products', integer: true, min: 0, max: 100 },
    banned_words: { kind: 'object', zh: '违禁词', en: 'Banned words', many: true, maxItems: 1000 },
    enabled: { kind: 'flag', zh: '启用', en: 'In force' },
    remark: { kind: 'text', zh: '备注', en: 'Note', maxLength: 500 },
  },
} as const satisfies FormFacts<'channel_rules.update'>
