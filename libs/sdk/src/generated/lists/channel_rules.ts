// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `channel_rules.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'channel', takes: 'values', kind: 'platform', zh: '渠道', en: 'Channel', values: ['guangguang', 'wetao', 'pdd', 'jd', 'goudong', 'daorc', 'youhaohuo'] },
    { name: 'enabled', takes: 'value', kind: 'flag', zh: '启用', en: 'In force' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  ],
  columns: {
    channel: { kind: 'platform', zh: '渠道', en: 'Channel' },
    title_min: { kind: 'count', zh: '标题字数下限', en: 'Shortest title' },
    title_max: { kind: 'count', zh: '标题字数上限', en: 'Longest title' },
    desc_max: { kind: 'count', zh: '描述字数上限', en: 'Longest description' },
    paragraphs_max: { kind: 'count', zh: '段落数上限', en: 'Most paragraphs' },
    images_min: { kind: 'count', zh: '图片数下限', en: 'Fewest pictures' },
    images_max: { kind: 'count', zh: '图片数上限', en: 'Most pictures' },
    image_ratios: { kind: 'key', zh: '图片比例', en: 'Picture ratios', many: true },
    topics_max: { kind: 'count', zh: '话题数上限', en: 'Most topics' },
    items_max: { kind: 'count', zh: '商品数上限', en: 'Most products' },
    banned_words: { kind: 'object', zh: '违禁词', en: 'Banned words', many: true },
    enabled: { kind: 'flag', zh: '启用', en: 'In force' },
    remark: { kind: 'text', zh: '备注', en: 'Note' },
    banned_words_count: { kind: 'count', zh: '违禁词数', en: 'Banned word count' },
    created_at: { kind: 'instant', zh: '创建时间', en: 'Created' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
