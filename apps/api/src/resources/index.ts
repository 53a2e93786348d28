import { createRegistry, type Registry } from '../jsonapi/registry.ts'
import { accessAccounts } from './access-accounts/access-accounts.resource.ts'
import { createAuditEvents } from './audit-events/audit-events.resource.ts'
import { auth } from './auth/auth.resource.ts'
import { businessCategories } from './business-categories/business-categories.resource.ts'
import { businessPools } from './business-pools/business-pools.resource.ts'
import { businessTeams } from './business-teams/business-teams.resource.ts'
import { cableTickets } from './cable-tickets/cable-tickets.resource.ts'
import { carryContents } from './carry-contents/carry-contents.resource.ts'
import {
  carryItemAssigns,
  carryItemDetails,
} from './carry-item-details/carry-item-details.resource.ts'
import { carryItems } from './carry-items/carry-items.resource.ts'
import { carryMaterials } from './carry-materials/carry-materials.resource.ts'
import { carryPublishes } from './carry-publishes/carry-publishes.resource.ts'
import { carrySources } from './carry-sources/carry-sources.resource.ts'
import { carryStatistics } from './carry-statistics/carry-statistics.resource.ts'
import { channelRules } from './channel-rules/channel-rules.resource.ts'
import { channels } from './channels/channels.resource.ts'
import { commands } from './commands/commands.resource.ts'
import { contentItems } from './content-items/content-items.resource.ts'
import { conversationMessages } from './conversations/conversation-messages.resource.ts'
import { conversations } from './conversations/conversations.resource.ts'
import { creativeContents } from './creative-contents/creative-contents.resource.ts'
import { creativeMaterials } from './creative-materials/creative-materials.resource.ts'
import { creativeParagraphs } from './creative-paragraphs/creative-paragraphs.resource.ts'
import { creativePublishes } from './creative-publishes/creative-publishes.resource.ts'
import { creativeTemplates } from './creative-templates/creative-templates.resource.ts'
import { creatorContents } from './creator-contents/creator-contents.resource.ts'
import { creatorPools } from './creator-pools/creator-pools.resource.ts'
import { creatorTasks } from './creator-tasks/creator-tasks.resource.ts'
import { deliveries } from './deliveries/deliveries.resource.ts'
import { devices } from './devices/devices.resource.ts'
import { documentContents } from './document-contents/document-contents.resource.ts'
import { createExports } from './exports/exports.resource.ts'
import { goudongGoldPools } from './goudong-gold-pools/goudong-gold-pools.resource.ts'
import { goudongGoldRanks } from './goudong-gold-ranks/goudong-gold-ranks.resource.ts'
import { jobs } from './jobs/jobs.resource.ts'
import { plans } from './plans/plans.resource.ts'
import { preferences } from './preferences/preferences.resource.ts'
import { publishAttempts } from './publish-attempts/publish-attempts.resource.ts'
import { publishContents } from './publish-contents/publish-contents.resource.ts'
import { publishEvents } from './publish-events/publish-events.resource.ts'
import { createSearch } from './search/search.resource.ts'
import { sessions } from './sessions/sessions.resource.ts'
import { smartContents } from './smart-contents/smart-contents.resource.ts'
import { smartDarenAccounts } from './smart-daren-accounts/smart-daren-accounts.resource.ts'
import { smartParagraphs } from './smart-paragraphs/smart-paragraphs.resource.ts'
import { smartPublishReports } from './smart-publish-reports/smart-publish-reports.resource.ts'
import { smartPublishes } from './smart-publishes/smart-publishes.resource.ts'
import { studioAccounts } from './studio-accounts/studio-accounts.resource.ts'
import { studioContents } from './studio-contents/studio-contents.resource.ts'
import { studioIncomeSummaries } from './studio-income-summaries/studio-income-summaries.resource.ts'
import { studioOrders } from './studio-orders/studio-orders.resource.ts'
import { studioPools } from './studio-pools/studio-pools.resource.ts'
import { studioSources } from './studio-sources/studio-sources.resource.ts'
import { systemNotices } from './system-notices/system-notices.resource.ts'
import { teamOrders } from './team-orders/team-orders.resource.ts'
import { teamRelations } from './team-relations/team-relations.resource.ts'
import { uploads } from './uploads/uploads.resource.ts'
import { userManagement } from './user-management/user-management.resource.ts'
import { users } from './users/users.resource.ts'
import { views } from './views/views.resource.ts'
import { webhooks } from './webhooks/webhooks.resource.ts'
import { windmillContents } from './windmill-contents/windmill-contents.resource.ts'
import { windmillCrowds } from './windmill-crowds/windmill-crowds.resource.ts'

const searched = [
  auth,
  users,
  userManagement,
  businessTeams,
  businessCategories,
  systemNotices,
  accessAccounts,
  studioAccounts,
  studioContents,
  studioPools,
  studioSources,
  carryContents,
  carryMaterials,
  carryItems,
  carryItemDetails,
  carryItemAssigns,
  carryPublishes,
  carrySources,
  publishContents,
  publishAttempts,
  publishEvents,
  creatorTasks,
  creatorPools,
  creatorContents,
  businessPools,
  smartParagraphs,
  creativeParagraphs,
  creativeMaterials,
  creativeTemplates,
  smartContents,
  smartPublishes,
  creativeContents,
  creativePublishes,
  devices,
  commands,
  cableTickets,
  channels,
  channelRules,
  windmillCrowds,
  windmillContents,
  goudongGoldRanks,
  goudongGoldPools,
  smartDarenAccounts,
  contentItems,
  documentContents,
  conversations,
  conversationMessages,
  jobs,
  createAuditEvents(() => registry),
  sessions,
  preferences,
  views,
  createExports(() => registry),
  uploads,
  plans,
  webhooks,
  deliveries,
  carryStatistics,
  smartPublishReports,
  studioIncomeSummaries,
  studioOrders,
  teamOrders,
  teamRelations,
]

/** Every resource the API serves. */
export const registry: Registry = createRegistry([...searched, createSearch(searched)])
