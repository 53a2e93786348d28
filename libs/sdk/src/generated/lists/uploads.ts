// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Filters of `uploads.list`, and the attributes of its rows.
import type { ListFacts } from '../../fields/list-facts.ts'

export const facts: ListFacts = {
  filters: [
    { name: 'kind', takes: 'values', kind: 'choice', zh: '类型', en: 'Kind', choices: [{ value: 'image', zh: '图片', en: 'Picture' }, { value: 'video', zh: '视频', en: 'Video' }] },
    { name: 'content_type', takes: 'values', kind: 'choice', zh: '媒体类型', en: 'Media type', choices: [{ value: 'image/png', zh: 'image/png', en: 'image/png' }, { value: 'image/jpeg', zh: 'image/jpeg', en: 'image/jpeg' }, { value: 'image/webp', zh: 'image/webp', en: 'image/webp' }, { value: 'image/gif', zh: 'image/gif', en: 'image/gif' }, { value: 'video/mp4', zh: 'video/mp4', en: 'video/mp4' }, { value: 'video/webm', zh: 'video/webm', en: 'video/webm' }] },
    { name: 'sha256', takes: 'values', kind: 'key', zh: '文件校验值', en: 'SHA-256' },
    { name: 'user_id', takes: 'values', kind: 'id', of: 'users', zh: '上传人', en: 'Uploaded by' },
    { name: 'day', takes: 'span', kind: 'instant', zh: '上传时间', en: 'Uploaded', from: 'since', to: 'until' },
    { name: 'business_team_id', takes: 'values', kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  ],
  columns: {
    user_id: { kind: 'id', of: 'users', zh: '上传人', en: 'Uploaded by', nullable: true },
    file_name: { kind: 'text', zh: '文件名', en: 'File name' },
    kind: { kind: 'choice', zh: '类型', en: 'Kind', choices: [{ value: 'image', zh: '图片', en: 'Picture' }, { value: 'video', zh: '视频', en: 'Video' }] },
    content_type: { kind: 'key', zh: '媒体类型', en: 'Media type' },
    byte_count: { kind: 'bytes', zh: '字节数', en: 'Size' },
    sha256: { kind: 'key', zh: '文件校验值', en: 'SHA-256' },
    width: { kind: 'pixels', zh: '宽度', en: 'Width', nullable: true },
    height: { kind: 'pixels', zh: '高度', en: 'Height', nullable: true },
    url: { kind: 'url', zh: '地址', en: 'Address' },
    created_at: { kind: 'instant', zh: '上传时间', en: 'Uploaded' },
    updated_at: { kind: 'instant', zh: '更新时间', en: 'Updated' },
    business_team_id: { kind: 'id', of: 'business_teams', zh: '团队', en: 'Team' },
  },
}
