import * as fields from '@omc/sdk/fields/access_accounts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'

export const Peek = peekPanel(
  defineDetail('access_accounts', {
    title: ({ nickname }) => nickname,
    sections: [
      {
        kind: 'facts',
        title: () => i18n.t('accessAccount.login'),
        facts: {
          platform: fields.platform,
          uid: fields.uid,
          username: fields.username,
          expired: fields.expired,
          expires_at: fields.expires_at,
          has_secret: fields.has_secret,
          has_cookies: fields.has_cookies,
          verified_at: fields.verified_at,
          verify_message: fields.verify_message,
        },
      },
      {
        kind: 'facts',
        title: () => i18n.t('accessAccount.facts'),
        facts: {
          category: fields.category,
          level: fields.level,
          fans_count: fields.fans_count,
          today_publish_times: fields.today_publish_times,
          backbone_at: fields.backbone_at,
          remark: fields.remark,
          updated_at: fields.updated_at,
        },
      },
    ],
  }),
)
