import { PLATFORMS } from '@omc/core'
import {
  list,
  texts as darenTexts,
} from '../../../features/lists/smart_daren_accounts/smart-daren-accounts.list.tsx'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'

export { texts } from './creators.zh.ts'

const en = () => import('../../../features/lists/smart_daren_accounts/smart-daren-accounts.en.ts')
const onPlatforms = (platforms: readonly string[]) => async () => ({
  list: { ...list, fixed: { platform: platforms } },
  texts: darenTexts,
})

/** @source console spec §2, /guanghe/panel/buyin; screens §2.5 */
export const Screen = deskScreen({
  scopeAt: () => ({}),
  tabs: [
    deskTab(
      {
        id: 'buyin',
        label: () => i18n.t('creatorsDesk.buyin'),
        operation: 'smart_daren_accounts.list',
      },
      onPlatforms(['buyin']),
      en,
    ),
    deskTab(
      {
        id: 'others',
        label: () => i18n.t('creatorsDesk.others'),
        operation: 'smart_daren_accounts.list',
      },
      onPlatforms(PLATFORMS.filter((name) => name !== 'buyin')),
      en,
    ),
  ],
})
