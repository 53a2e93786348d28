// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `windmill_contents`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const batch_change_status = {
  operation: 'windmill_contents.batch_change_status',
  inputs: {
    ids: { kind: 'id', of: 'windmill_contents', zh: '所选记录', en: 'Records', many: true, minItems: 1, maxItems: 500 },
    matching: { kind: 'object', zh: '匹配条件', en: 'Matching' },
    expected_count: { kind: 'count', zh: '预计条数', en: 'Expected count', integer: true, min: 0, max: 1000000 },
    status: { kind: 'choice', zh: '状态', en: 'Status', choices: [{ value: 'fetched', zh: '待处理', en: 'To process' }, { value: 'processed', zh: '已处理', en: 'Processed' }, { value: 'checked', zh: '已检查', en: 'Checked' }, { value: 'published', zh: '已发布', en: 'Published' }, { value: 'downloaded', zh: '已下载', en: 'Downloaded' }, { value: 'rejected', zh: '已驳回', en: 'Rejected' }, { value: 'deleted', zh: '已删除', en: 'Deleted' }], required: true },
    reason: { kind: 'text', zh: '原因', en: 'Reason', maxLength: 500 },
  },
} as const satisfies FormFacts<'windmill_contents.batch_change_status'>

export const update = {
  operation: 'windmill_contents.update',
  inputs: {
    title: { kind: 'text', zh: '标题', en: 'Title', minLength: 1, maxLength: 200 },
    desc: { kind: 'text', zh: '描述', en: 'Description', maxLength: 5000 },
    category: { kind: 'text', zh: '类目', en: 'Category', maxLength: 100 },
    group_name: { kind: 'text', zh: '人群', en: 'Crowd', maxLength: 100 },
    data_type: { kind: 'key', zh: '数据类型', en: 'Data type', maxLength: 50 },
    user_id: { kind: 'id', of: 'users', zh: '负责人', en: 'Owner', nullable: true, pattern: '^[1-9][0-9]{0,17}$' },
  },
} as const satisfies FormFacts<'windmill_contents.update'>
