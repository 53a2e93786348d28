import { toListQuery } from '../../../apps/api/src/jsonapi/list-query.ts'
import { API_PREFIX } from '../../../apps/api/src/jsonapi/operation.ts'
import { QUERY_LIMITS } from '../../../apps/api/src/jsonapi/parse-query.ts'
import { defaultSort } from '../../../apps/api/src/jsonapi/query-schema.ts'
import { VERSION } from '../../../apps/api/src/kernel/version.ts'
import { CABLE_PATH } from '../../../apps/api/src/realtime/limits.ts'
import { businessCategories } from '../../../apps/api/src/resources/business-categories/business-categories.resource.ts'
import { contentItems } from '../../../apps/api/src/resources/content-items/content-items.resource.ts'
import { creatorPools } from '../../../apps/api/src/resources/creator-pools/creator-pools.resource.ts'
import { smartPublishReports } from '../../../apps/api/src/resources/smart-publish-reports/smart-publish-reports.resource.ts'
import { IMAGES_PAGE } from '../../../apps/api/src/resources/studio-accounts/creative-material-images.ts'
import { systemNotices } from '../../../apps/api/src/resources/system-notices/system-notices.resource.ts'

const recommended = toListQuery(contentItems, {})

export const API_CONSTANTS = {
  appVersion: VERSION,
  apiPrefix: API_PREFIX,
  realtimePath: CABLE_PATH,
  queryDepth: QUERY_LIMITS.depth,
  queryArrayLimit: QUERY_LIMITS.arrayLimit,
  queryParameterLimit: QUERY_LIMITS.parameterLimit,
  defaultSort: defaultSort({}),
  noticeResourceSort: systemNotices.defaultSort,
  categorySort: businessCategories.defaultSort,
  reportListPageSize: smartPublishReports.defaultPageSize,
  creatorTaskPoolPageSize: creatorPools.defaultPageSize,
  recommendListPage: recommended.offset / recommended.size + 1,
  recommendListPageSize: recommended.size,
  imageListPageSize: IMAGES_PAGE,
}
