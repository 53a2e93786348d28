import type { Words } from '../vocabulary/words.ts'

/** Nouns that a refusal's sentence can be about. */
export const THINGS = {
  accessAccount: { zh: '平台授权账号', en: 'access account' },
  auditEvent: { zh: '审计记录', en: 'audit event' },
  category: { zh: '分类', en: 'category' },
  command: { zh: '指令', en: 'command' },
  content: { zh: '内容', en: 'content' },
  conversation: { zh: '对话', en: 'conversation' },
  creatorTask: { zh: '创作任务', en: 'creator task' },
  daren: { zh: '达人', en: 'creator' },
  delivery: { zh: '回调记录', en: 'webhook delivery' },
  device: { zh: '设备', en: 'device' },
  export: { zh: '导出', en: 'export' },
  job: { zh: '任务', en: 'job' },
  pictureTemplate: { zh: '图片模板', en: 'picture template' },
  pool: { zh: '选品池', en: 'pool' },
  publishAttempt: { zh: '发布尝试', en: 'publish attempt' },
  publishRecord: { zh: '发布记录', en: 'publish record' },
  session: { zh: '登录会话', en: 'session' },
  studioAccount: { zh: '工作室账号', en: 'studio account' },
  upload: { zh: '上传文件', en: 'uploaded file' },
  user: { zh: '用户', en: 'user' },
  // Parts of a table that can be too many.
  bytes: { zh: '字节', en: 'bytes' },
  bytesUnpacked: { zh: '解压后字节数', en: 'bytes unpacked' },
  cellCharacters: { zh: '单元格长度', en: 'characters of a cell' },
  cells: { zh: '单元格', en: 'cells' },
  columns: { zh: '列', en: 'columns' },
  fileParts: { zh: '文件部件', en: 'parts of the file' },
  parts: { zh: '段', en: 'parts' },
  rows: { zh: '行', en: 'rows' },
} as const satisfies Record<string, Words>
