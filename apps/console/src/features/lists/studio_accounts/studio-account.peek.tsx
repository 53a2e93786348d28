import * as fields from '@omc/sdk/fields/studio_accounts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { readSection } from '../../../kit/detail/read-section.tsx'
import { RecordLine, RecordLines } from '../../../kit/detail/record-lines.tsx'
import { AccountLinks } from './account-links.tsx'
import { AccountQueue } from './account-queue.tsx'
import { AccountToday } from './studio-account.today.tsx'

export const Peek = peekPanel(
  defineDetail('studio_accounts', {
    title: ({ nickname }) => nickname,
    sections: [
      { kind: 'part', Part: AccountLinks },
      { kind: 'part', title: () => i18n.t('accountToday.title'), Part: AccountToday },
      { kind: 'part', Part: AccountQueue },
      {
        kind: 'facts',
        title: () => i18n.t('studioAccount.publishing'),
        facts: {
          platform: fields.platform,
          permitted: fields.permitted,
          day_publish_count: fields.day_publish_count,
          day_task_count: fields.day_task_count,
          publish_gap_s: fields.publish_gap_s,
          publish_tag: fields.publish_tag,
          cooldown_until: fields.cooldown_until,
          contents_count: fields.contents_count,
        },
      },
      {
        kind: 'facts',
        title: () => i18n.t('studioAccount.login'),
        facts: {
          username: fields.username,
          expires_at: fields.expires_at,
          has_secret: fields.has_secret,
          has_cookies: fields.has_cookies,
          checked_at: fields.checked_at,
        },
      },
      {
        kind: 'facts',
        title: () => i18n.t('studioAccount.profile'),
        facts: {
          uid: fields.uid,
          category: fields.category,
          fans_count: fields.fans_count,
          page_views: fields.page_views,
          mcn_name: fields.mcn_name,
          sub_operate_name: fields.sub_operate_name,
          remark: fields.remark,
          updated_at: fields.updated_at,
        },
      },
      readSection({
        operation: 'studio_accounts.get_groups',
        title: () => i18n.t('studioAccount.groups'),
        onPress: () => i18n.t('studioAccount.askGroups'),
        args: ({ id }) => ({ studio_account_id: id }),
        empty: () => i18n.t('studioAccount.noGroups'),
        Show: ({ data }) => (
          <RecordLines>
            {data.map(({ id, label, accounts_count: count }) => (
              <RecordLine
                key={id}
                title={label}
                aside={i18n.t('studioAccount.members', { count })}
              />
            ))}
          </RecordLines>
        ),
      }),
    ],
  }),
)
