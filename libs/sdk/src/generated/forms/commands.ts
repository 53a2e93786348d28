// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `commands`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const acknowledge = {
  operation: 'commands.acknowledge',
  inputs: {
    device_id: { kind: 'id', of: 'devices', zh: '设备', en: 'Device', required: true, pattern: '^[1-9][0-9]{0,17}$' },
    phase: { kind: 'choice', zh: '进度', en: 'Phase', choices: [{ value: 'received', zh: '已收到', en: 'Received' }, { value: 'started', zh: '已开始', en: 'Started' }, { value: 'finished', zh: '已完成', en: 'Finished' }, { value: 'refused', zh: '已拒绝', en: 'Refused' }], required: true },
    detail: { kind: 'text', zh: '说明', en: 'Details', maxLength: 500 },
  },
} as const satisfies FormFacts<'commands.acknowledge'>

export const issue = {
  operation: 'commands.issue',
  inputs: {
    uid: { kind: 'key', zh: '账号编号', en: 'Account ID', required: true, minLength: 1, maxLength: 100 },
    platform: { kind: 'platform', zh: '渠道', en: 'Channel' },
    command: { kind: 'choice', zh: '指令', en: 'Command', choices: [{ value: 'start_publish', zh: '开始发布', en: 'Start publishing' }, { value: 'open_page', zh: '打开页面', en: 'Open page' }, { value: 'delete_all_contents', zh: '删除全部', en: 'Delete all' }, { value: 'delete_today_contents', zh: '删除今日', en: 'Delete today’s' }, { value: 'delete_unpass_contents', zh: '删除未通过', en: 'Delete rejected' }, { value: 'batch_smart_image_upload', zh: '批量处理图片', en: 'Process images' }, { value: 'batch_carry_image_upload', zh: '批量处理图片（搬运）', en: 'Process images (carry)' }], required: true },
    params: { kind: 'object', zh: '参数', en: 'Parameters' },
    msg: { kind: 'text', zh: '提示', en: 'Message', maxLength: 500 },
    expires_in_s: { kind: 'seconds', zh: '有效秒数', en: 'Good for', integer: true, min: 5, max: 86400 },
    confirm: { kind: 'text', zh: '确认', en: 'Confirmation', maxLength: 100 },
  },
} as const satisfies FormFacts<'commands.issue'>
