import * as fields from '@omc/sdk/fields/users'
import { formatCount } from '@omc/shell'
import { entriesIn } from '../../../kernel/data/entries-in.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { readSection } from '../../../kit/detail/read-section.tsx'
import { RecordLine, RecordLines } from '../../../kit/detail/record-lines.tsx'
import { platformName } from '../../../kit/list/platform-name.ts'

export const Peek = peekPanel(
  defineDetail('users', {
    title: ({ full_name: name, username }) => name || username,
    description: ({ username }) => username,
    sections: [
      {
        kind: 'facts',
        title: () => i18n.t('user.about'),
        facts: {
          phone_number: fields.phone_number,
          roles: fields.roles,
          team_name: fields.team_name,
          online: fields.online,
          disabled: fields.disabled,
          created_at: fields.created_at,
          updated_at: fields.updated_at,
        },
      },
      readSection({
        operation: 'users.signing_statistics',
        title: () => i18n.t('user.signing'),
        args: ({ id }) => ({ 'filter[user_id]': [id] }),
        empty: () => i18n.t('user.noAccounts'),
        Show: ({ data: { totals } }) =>
          totals.count === 0 ? (
            <p className="text-sm text-fg3">{i18n.t('user.noAccounts')}</p>
          ) : (
            <RecordLines>
              <RecordLine
                title={i18n.t('user.signed')}
                aside={`${formatCount(totals.signed_count)} / ${formatCount(totals.count)}`}
              />
              {entriesIn(totals.by_platform).map(([platform, count]) => (
                <RecordLine
                  key={platform}
                  title={platformName(platform)}
                  aside={formatCount(count)}
                />
              ))}
            </RecordLines>
          ),
      }),
    ],
  }),
)
