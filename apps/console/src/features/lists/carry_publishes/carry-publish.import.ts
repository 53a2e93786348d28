import * as fields from '@omc/sdk/fields/carry_publishes'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineImport } from '../../../kit/import/import-definition.ts'

export const table = defineImport('carry_publishes.import_cps_amount', {
  label: () => i18n.t('publish.commissions'),
  columns: {
    feed_id: {
      fact: fields.feed_id,
      isRequired: true,
      maxLength: 200,
      also: ['内容ID', '作品ID', '动态ID'],
    },
    cps_amount: {
      fact: fields.cps_amount,
      isRequired: true,
      also: ['佣金', '佣金金额', 'CPS佣金', 'commission'],
    },
    channel: { fact: fields.channel },
  },
})
