import {
  list as carryContents,
  texts as carryTexts,
} from '../../../features/lists/carry_contents/carry-contents.list.tsx'
import { groupScope } from '../../../features/lists/scopes.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'
import { platformName } from '../../../kit/list/platform-name.ts'
import { Screen as AllContents } from '../../carry/contents/contents.screen.tsx'

export { texts } from './contents.zh.ts'

const { scope: parts = {} } = carryContents
const { sources: _none, ...beyondSources } = parts

/** What is meant for the group's channel, wherever it came from. */
const forChannel = { ...carryContents, scope: { ...beyondSources, channels: 'channel' as const } }
/** What came from the group's sources and is meant for no channel yet. */
const forNone = { ...carryContents, fixed: { channel: ['none'] } }

/** One choice of the switch in the tab of collected contents. */
const collected = (id: string, label: () => string, list: typeof carryContents) =>
  deskTab(
    {
      id,
      label,
      operation: 'carry_contents.list',
      subject: { id: 'carry', label: () => i18n.t('contentsDesk.carry') },
    },
    async () => ({ list, texts: carryTexts }),
    () => import('../../../features/lists/carry_contents/carry-contents.en.ts'),
  )

/**
 * Contents of a group. Few collected ones have a channel yet, so a switch shows them by source, by
 * the group's channel, and those that wait for a channel.
 *
 * @source console spec §2, content lists; screens §2.5, ContentsDesk
 */
export const Screen = deskScreen({
  ...AllContents.desk,
  scopeAt: groupScope,
  tabs: [
    collected('carry', () => i18n.t('groupContents.fromSources'), carryContents),
    collected('channel', () => platformName('guangguang'), forChannel),
    collected('open', () => i18n.t('groupContents.noChannel'), forNone),
    ...AllContents.desk.tabs.filter(({ id }) => id !== 'carry'),
  ],
})
