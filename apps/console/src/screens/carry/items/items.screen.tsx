import {
  list as carryItems,
  texts as carryItemsTexts,
} from '../../../features/lists/carry_items/carry-items.list.tsx'
import { groupScope, sourceLinks, sourceScope } from '../../../features/lists/scopes.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'

export { texts } from './items.zh.ts'

/** @source console spec §2, item lists; screens §2.5, ItemsDesk */
export const Screen = deskScreen({
  scopeAt: (pathname) =>
    pathname.endsWith('/item/list') ? groupScope(pathname) : sourceScope(pathname),
  unknown: () => i18n.t('itemsDesk.noSource'),
  known: sourceLinks,
  tabs: [
    deskTab(
      {
        id: 'items',
        label: () => i18n.t('itemsDesk.items'),
        operation: 'carry_items.list',
      },
      async () => ({ list: carryItems, texts: carryItemsTexts }),
      () => import('../../../features/lists/carry_items/carry-items.en.ts'),
    ),
    deskTab(
      {
        id: 'days',
        label: () => i18n.t('itemsDesk.days'),
        operation: 'carry_item_details.list',
      },
      () => import('../../../features/lists/carry_item_details/carry-item-details.list.tsx'),
      () => import('../../../features/lists/carry_item_details/carry-item-details.en.ts'),
    ),
  ],
})
