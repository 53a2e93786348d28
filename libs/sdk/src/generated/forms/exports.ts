// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `exports`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const create = {
  operation: 'exports.create',
  inputs: {
    resource: { kind: 'key', zh: '列表', en: 'List', required: true, maxLength: 60 },
    format: { kind: 'choice', zh: '格式', en: 'Format', choices: [{ value: 'csv', zh: 'CSV', en: 'CSV' }, { value: 'xlsx', zh: 'Excel', en: 'Excel' }], required: true },
    filter: { kind: 'object', zh: '筛选', en: 'Filter' },
    sort: { kind: 'key', zh: '排序', en: 'Order', maxLength: 200 },
    fields: { kind: 'key', zh: '字段', en: 'Columns', many: true, maxItems: 200 },
    file_name: { kind: 'text', zh: '文件名', en: 'File name', minLength: 1, maxLength: 100 },
  },
} as const satisfies FormFacts<'exports.create'>
