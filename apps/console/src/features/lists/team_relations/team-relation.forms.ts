import { sync_remote_info } from '@omc/sdk/forms/team_relations'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'

export const SyncPanel = newPanel(
  defineForm(sync_remote_info, {
    title: () => i18n.t('teamRelation.syncTitle'),
    intro: () => i18n.t('teamRelation.syncHint'),
    inputs: ['platform', 'since', 'until'],
    controls: { platform: platformChoice() },
    submit: () => i18n.t('teamRelation.sync'),
    saved: () => i18n.t('teamRelation.syncing'),
  }),
)
