import { carryRoutes } from './carry-routes.ts'
import { guangheRoutes } from './guanghe-routes.ts'
import { jingdongRoutes } from './jingdong-routes.ts'
import { publicRoutes } from './public-routes.ts'
import { rootRoutes } from './root-routes.ts'
import type { RouteRule } from './route-rule.ts'
import { settingRoutes } from './setting-routes.ts'
import { swebRoutes } from './sweb-routes.ts'
import { ucenterRoutes } from './ucenter-routes.ts'

/**
 * Every screen, group and public page of the console, in menu order.
 *
 * @source console spec §2; a screen without roles inherits the guard of its group
 */
export const ROUTE_RULES: readonly RouteRule[] = [
  ...publicRoutes,
  ...rootRoutes,
  ...guangheRoutes,
  ...swebRoutes,
  ...jingdongRoutes,
  ...carryRoutes,
  ...ucenterRoutes,
  ...settingRoutes,
]
