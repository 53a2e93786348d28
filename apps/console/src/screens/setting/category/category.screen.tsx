import { list } from '../../../features/lists/business_categories/business-categories.list.tsx'
import { routeTitle } from '../../../kernel/i18n/route-title.ts'
import { listScreen } from '../../../kit/list/list-screen.tsx'

export { texts } from '../../../features/lists/business_categories/business-categories.zh.ts'

/** @source console spec §2, /setting/category */
export const Screen = listScreen({ ...list, title: () => routeTitle('/setting/category') })
