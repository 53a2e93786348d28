// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `creative_publishes.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'channel', takes: 'values', kind: 'platform', zh: '渠道', en: 'Channel', values: ['guangguang', 'wetao', 'pdd', 'jd', 'goudong', 'daorc', 'youhaohuo'] },
    { name: 'content_id', takes: 'values', kind: 'id', of: 'creative_contents', zh: '内容', en: 'Content' },
    { name: 'studio_account_id', takes: 'values', kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account' },
    { name: 'user_id', takes: 'values', kind: 'id', of: 'users', zh: '负责人', en: 'Owner' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
    { name: 'feed_id', takes: 'values', kind: 'key', zh: '渠道编号', en: 'Post ID' },
    { name: 'release', takes: 'span', kind: 'instant', zh: '发布时间', en: 'Published', from: 'release_since', to: 'release_until' },
    { name: 'updated', takes: 'span', kind: 'instant', zh: '更新时间', en: 'Updated', from: 'updated_since', to: 'updated_until' },
    { name: 'created', takes: 'span', kind: 'instant', zh: '记录时间', en: 'Recorded', from: 'created_since', to: 'created_until' },
    { name: 'topic', takes: 'values', kind: 'text', zh: '话题', en: 'Topic' },
    { name: 'brand', takes: 'values', kind: 'text', zh: '品牌', en: 'Brand' },
  ],
  columns: {
    content_id: { kind: 'id', of: 'creative_contents', zh: '内容', en: 'Content', nullable: true },
    studio_account_id: { kind: 'id', of: 'studio_accounts', zh: '账号', en: 'Account', nullable: true },
    feed_id: { kind: 'key', zh: '渠道编号', en: 'Post ID', nullable: true },
    title: { kind: 'text', zh: '标题', en: 'Title' },
    channel: { kind: 'platform', zh: '渠道', en: 'Channel' },
    pv_count: { kind: 'count', zh: '浏览数', en: 'Views' },
    like_count: { kind: 'count', zh: '点赞数', en: 'Likes' },
    collect_count: { kind: 'count', zh: '收藏数', en: 'Saves' },
    comment_count: { kind: 'count', zh: '评论数', en: 'Comments' },
    improve_hints: { kind: 'text', zh: '改进建议', en: 'Hints', many: true },
    metrics_at: { kind: 'instant', zh: '数据时间', en: 'Figures read', nullable: true },
    release_at: { kind: 'instant', zh: '发布时间', en: 'Published', nullable: true },
    created_at: { kind: 'instant', zh: '记录时间', en: 'Recorded' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    make_images: { kind: 'image', zh: '成品图', en: 'Finished pictures', many: true },
    topic: { kind: 'text', zh: '话题', en: 'Topic' },
    brand: { kind: 'text', zh: '品牌', en: 'Brand' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
