import { change_sources_owner } from '@omc/sdk/forms/studio_accounts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { OwnerChoice } from '../../kit/choices/owner-choice.tsx'
import { defineForm } from '../../kit/form/form-definition.ts'
import { rowForm } from '../../kit/list/acts/row-form.tsx'
import type { Account } from './account-context.ts'

/** Gives all watched authors of the account to one person. */
export const SourcesOwnerPanel = rowForm<Account>(
  defineForm(change_sources_owner, {
    title: () => i18n.t('accountPage.sourcesOwner'),
    intro: () => i18n.t('accountPage.sourcesOwnerHint'),
    inputs: ['owner_id'],
    given: ({ id }) => ({ id }),
    controls: { owner_id: OwnerChoice },
    saved: ({ succeeded }) => i18n.t('accountPage.sourcesGiven', { count: succeeded.length }),
  }),
  ({ nickname }) => nickname,
)
