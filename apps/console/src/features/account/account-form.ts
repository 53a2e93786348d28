import { CHANNELS, SERVER_CHANNELS } from '@omc/core'
import type { FieldFact } from '@omc/sdk'
import * as fields from '@omc/sdk/fields/studio_accounts'
import { update } from '@omc/sdk/forms/studio_accounts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { OwnerChoice } from '../../kit/choices/owner-choice.tsx'
import { platformsChoice } from '../../kit/choices/platforms-choice.tsx'
import { recordChoice } from '../../kit/choices/record-choice.tsx'
import { ZoneChoice } from '../../kit/choices/zone-choice.tsx'
import { defineForm, type FormSection } from '../../kit/form/form-definition.ts'
import { platformName } from '../../kit/list/platform-name.ts'
import { isDelayWrong } from './delay-range.ts'
import { ScheduleInput } from './schedule-input.tsx'
import { isScheduleWrong } from './schedule.ts'
import { SettingsInput } from './settings-input.tsx'
import { TemplatesInput } from './templates-input.tsx'
import { TopicsInput } from './topics-input.tsx'

const PROFILE = [
  {
    title: () => i18n.t('accountPage.who'),
    inputs: ['nickname', 'category', 'business_category_id', 'user_id', 'slogan', 'remark'],
  },
  {
    title: () => i18n.t('accountPage.contact'),
    inputs: ['username', 'email', 'homepage', 'device_no', 'mcn_name', 'sub_operate_name'],
  },
  {
    title: () => i18n.t('accountPage.look'),
    inputs: ['avatar', 'scene_image', 'watermark', 'has_already_sign', 'visiable'],
  },
] as const
const PUBLISHING = [
  {
    title: () => i18n.t('accountPage.pace'),
    inputs: [
      'publish_by',
      'day_task_count',
      'publish_gap_s',
      'timezone',
      'quiet_from',
      'quiet_to',
      'platform_settings',
    ],
  },
  {
    title: () => i18n.t('accountPage.where'),
    inputs: [
      'publish_channels',
      'publish_tag',
      'assign_topic_ids',
      'assign_tag_names',
      'creation_template_ids',
    ],
  },
  {
    title: () => i18n.t('accountPage.guanghe'),
    hint: () => i18n.t('accountPage.guangheHint'),
    inputs: ['gh_publish_schedule', 'gh_pic_publish_delay', 'gh_delete_period'],
  },
] as const
const LOGIN = [
  {
    title: () => i18n.t('accountPage.secrets'),
    hint: () => i18n.t('accountPage.secretsHint'),
    inputs: ['secret', 'cookies', 'expires_at'],
  },
] as const

/** Inputs by the tab that shows them. */
export const FORM_TABS = {
  profile: PROFILE,
  publishing: PUBLISHING,
  login: LOGIN,
} satisfies Record<string, readonly FormSection[]>
export type FormTab = keyof typeof FORM_TABS
const NAMES: readonly FormTab[] = ['profile', 'publishing', 'login']

export const isFormTab = (tab: string): tab is FormTab => NAMES.some((name) => name === tab)

/** Tab that shows an input. */
export const tabOf = (input: string): FormTab =>
  NAMES.find((tab) => inputsOf(tab).includes(input)) ?? 'profile'

export const inputsOf = (tab: FormTab): readonly string[] =>
  FORM_TABS[tab].flatMap((section): readonly string[] => section.inputs)

const serverChannels = (): string =>
  SERVER_CHANNELS.map(platformName).join(i18n.t('accountPage.listComma'))

/** @source console spec §2, account edit; screens §2.7, AccountPage */
export const accountForm = defineForm(update, {
  title: () => i18n.t('studioAccount.edit'),
  inputs: [...PROFILE, ...PUBLISHING, ...LOGIN],
  given: ({ id }) => ({ id }),
  hints: {
    assign_tag_names: () => i18n.t('accountPage.lines'),
    publish_by: () => i18n.t('accountPage.byHint', { channels: serverChannels() }),
    day_task_count: () => i18n.t('accountPage.noCap'),
    timezone: () => i18n.t('accountPage.zoneHint'),
    quiet_from: () => i18n.t('accountPage.quietHint'),
    quiet_to: () => i18n.t('accountPage.quietHint'),
  },
  controls: {
    business_category_id: recordChoice('business_categories.get_select'),
    timezone: ZoneChoice,
    user_id: OwnerChoice,
    publish_channels: platformsChoice(CHANNELS),
    gh_publish_schedule: ScheduleInput,
    platform_settings: SettingsInput,
    creation_template_ids: TemplatesInput,
    assign_topic_ids: TopicsInput,
  },
  check: ({ platform_settings: settings, gh_publish_schedule: schedule }) => ({
    gh_publish_schedule: isScheduleWrong(schedule) ? i18n.t('accountPage.timesWrong') : undefined,
    platform_settings: isDelayWrong(settings) ? i18n.t('accountPage.pauseWrong') : undefined,
  }),
  saved: () => i18n.t('studioAccount.saved'),
})

/** Pictures, and ids of records whose names are not read here. */
const UNSHOWN: readonly string[] = [
  'avatar',
  'scene_image',
  'business_category_id',
  'user_id',
  'creation_template_ids',
]

/** Attributes of a tab for people who may only look. */
export function factsOf(tab: FormTab): Readonly<Partial<Record<FieldName, FieldFact>>> {
  const names = [...inputsOf(tab), ...SET_AT[tab]].filter((name) => !UNSHOWN.includes(name))
  const known: Readonly<Partial<Record<string, FieldFact>>> = fields
  return Object.fromEntries(names.flatMap((name) => (known[name] ? [[name, known[name]]] : [])))
}
type FieldName = keyof typeof fields

const SET_AT: Readonly<Record<FormTab, readonly string[]>> = {
  profile: [],
  publishing: [],
  login: ['secret_set_at', 'cookies_set_at', 'checked_at'],
}
