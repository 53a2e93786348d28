// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
// Inputs of the operations of `devices`: kinds, labels and limits.
import type { FormFacts } from '../../fields/form-facts.ts'

export const heartbeat = {
  operation: 'devices.heartbeat',
  inputs: {
    fence: { kind: 'number', zh: '租约序号', en: 'Fence', integer: true, min: 0 },
    running: { kind: 'object', zh: '正在运行', en: 'Running', nullable: true },
  },
} as const satisfies FormFacts<'devices.heartbeat'>

export const register = {
  operation: 'devices.register',
  inputs: {
    name: { kind: 'text', zh: '设备名称', en: 'Device', required: true, minLength: 1, maxLength: 100 },
    device_no: { kind: 'key', zh: '设备编号', en: 'Device number', required: true, minLength: 1, maxLength: 100 },
    uid: { kind: 'key', zh: '连接账号编号', en: 'Account ID', minLength: 1, maxLength: 100 },
    platform: { kind: 'platform', zh: '渠道', en: 'Channel' },
    version: { kind: 'text', zh: '版本', en: 'Version', maxLength: 60, pattern: '^\\d+\\.\\d+\\.\\d+(\\+[0-9A-Za-z.-]+)?$' },
    take_over: { kind: 'flag', zh: '接管', en: 'Take over' },
  },
} as const satisfies FormFacts<'devices.register'>
