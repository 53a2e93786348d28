import * as fields from '@omc/sdk/fields/studio_accounts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineImport } from '../../../kit/import/import-definition.ts'

export const table = defineImport('studio_accounts.batch_update_from_import', {
  label: () => i18n.t('studioAccount.title'),
  columns: {
    uid: { fact: fields.uid, isRequired: true, maxLength: 100, also: ['账号ID', '账号'] },
    platform: { fact: fields.platform, also: ['平台'] },
    nickname: { fact: fields.nickname, maxLength: 100, also: ['账号名称'] },
    username: { fact: fields.username, maxLength: 100, also: ['登录名', '用户名'] },
    email: { fact: fields.email, also: ['邮箱'] },
    category: { fact: fields.category, maxLength: 100, also: ['类目', '分类'] },
    homepage: { fact: fields.homepage, maxLength: 2000, also: ['主页'] },
    device_no: { fact: fields.device_no, maxLength: 100, also: ['设备编号', '设备'] },
    remark: { fact: fields.remark, maxLength: 500 },
    slogan: { fact: fields.slogan, maxLength: 500, also: ['简介', '签名'] },
    day_task_count: { fact: fields.day_task_count, also: ['每日任务数', '日任务数'] },
    visiable: { fact: fields.visiable, also: ['可见'] },
    publish_tag: { fact: fields.publish_tag, maxLength: 100 },
    mcn_name: { fact: fields.mcn_name, maxLength: 100, also: ['机构', 'MCN'] },
    has_already_sign: { fact: fields.has_already_sign, also: ['已签约'] },
    sub_operate_name: { fact: fields.sub_operate_name, maxLength: 100, also: ['运营', '子运营'] },
  },
})
