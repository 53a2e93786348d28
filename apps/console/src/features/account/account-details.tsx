import * as fields from '@omc/sdk/fields/studio_accounts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../kit/detail/detail-definition.ts'
import { readSection } from '../../kit/detail/read-section.tsx'
import { RecordLine, RecordLines } from '../../kit/detail/record-lines.tsx'
import { RecordActs } from '../../kit/list/acts/record-acts.tsx'
import { InstantText } from '../../kit/list/cells.tsx'
import { platformName } from '../../kit/list/platform-name.ts'
import { loginActs } from '../lists/access_accounts/login-acts.ts'
import type { Account } from './account-context.ts'
import { factsOf, type FormTab } from './account-form.ts'

const title = ({ nickname }: Account) => nickname

/** Plans that publish for the account. */
const PLANS = readSection({
  operation: 'plans.list',
  title: () => i18n.t('accountPage.plans'),
  args: ({ id }) => ({ 'filter[studio_account_id]': [id], 'page[size]': 20 }),
  empty: () => i18n.t('accountPage.noPlans'),
  Show: ({ data }) => (
    <RecordLines>
      {data.items.map(({ id, name, times, next_run_at: next }) => (
        <RecordLine
          key={id}
          title={name}
          aside={<InstantText at={next} />}
          below={<span className="text-xs text-fg3">{times.join(' ')}</span>}
        />
      ))}
    </RecordLines>
  ),
})

/** Logins of the same outside account. */
const LOGINS = readSection<'access_accounts.list', Account>({
  operation: 'access_accounts.list',
  title: () => i18n.t('accountPage.logins'),
  args: ({ uid }) => ({ 'filter[uid]': [uid], 'page[size]': 20 }),
  empty: () => i18n.t('accountPage.noLogins'),
  Show: ({ data }) => (
    <RecordLines>
      {data.items.map((login) => (
        <RecordLine
          key={login.id}
          title={`${platformName(login.platform)} · ${login.nickname}`}
          aside={<InstantText at={login.expires_at} />}
          below={<RecordActs row={login} name={login.nickname} acts={loginActs} inSight={2} />}
        />
      ))}
    </RecordLines>
  ),
})

const GROUPS = readSection({
  operation: 'studio_accounts.get_groups',
  title: () => i18n.t('studioAccount.groups'),
  onPress: () => i18n.t('studioAccount.askGroups'),
  args: ({ id }) => ({ studio_account_id: id }),
  empty: () => i18n.t('studioAccount.noGroups'),
  Show: ({ data }) => (
    <RecordLines>
      {data.map(({ id, label, accounts_count: count }) => (
        <RecordLine key={id} title={label} aside={i18n.t('studioAccount.members', { count })} />
      ))}
    </RecordLines>
  ),
})

const SET_AT = {
  kind: 'facts',
  facts: {
    secret_set_at: fields.secret_set_at,
    cookies_set_at: fields.cookies_set_at,
    checked_at: fields.checked_at,
  },
} as const

/** Content below the inputs of a tab. */
export const besideForm = (tab: FormTab) =>
  defineDetail('studio_accounts', {
    title,
    sections: { profile: [], publishing: [PLANS], login: [SET_AT, LOGINS, GROUPS] }[tab],
  })

/** A tab without its inputs. */
export const accountDetail = (tab: FormTab) =>
  defineDetail('studio_accounts', {
    title,
    sections: [
      { kind: 'facts' as const, facts: factsOf(tab) },
      ...{ profile: [], publishing: [PLANS], login: [LOGINS] }[tab],
    ],
  })
