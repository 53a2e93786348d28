// Generated from openapi.json by tools/openapi/generate.mjs, do not edit.
import type { components } from './types.ts'

/** Every operation in a few words each; `parseTable` reads them. */
export const TABLE = `access_accounts lgcudr
 0020 get_select
 0020i get_card_list get_video_list
 0110 sync_daorc_account
 0120 batch_verify_login sync_creator_backbone
 1111 save_redbook_cookie sync_info
 1121 set_goudong_cookies
 1121i batch_use_cards
audit_events lg
 0020 verify
 1120i undo
auth
 0020! credential_key=/auth/key
 0120 expire_token=/expireToken
 0120! code=/auth/code sms_code=/sms_code
 0130! refresh_token=/refreshToken
 1123! register=/register signup=/signup social_login=/socialLogin
 1133! login=/oauth/token
 1140 logout=/logout
business_categories lgcudr
 0020 get_select get_smart_select
 1111 add_assign_category
business_pools lgcudr
 0000i smart_paragraphs
 0010 get_youhaohuo_pool
 0020 creative_content_statistics goudong_goods_rate
 0020i get_paragraphs
 0110i sync_goudong_rate
 0120 benchmark_contents benchmark_goudong check_available clear_creative_materials clear_creative_paragraphs
 1021i search_creative_paragraphs
 1111 sync_commerce_items
 1121i generate_contents
business_teams lgcudr
 0020 cps_statistics creator_tag_info get_info goudong_creator_tag_list role_select
 2111 save_settings
cable_tickets
 1121 create
carry_contents lgudr
 0000 get_content_recommend
 0020 batch_match_account get_content_desc statistics
 0110 get_checked_content get_downloaded_content get_publish_content
 0110i refresh_content_aweme
 0120 refresh_content_status_cache
 1111 set_publish_response transcribe
 1111i claim submit_to_publish
 1121 add_content_from_creator audit_creative_content batch_to_publish generate_carry_creator sync_content_detail sync_to_publish
 2121 batch_content_status
 4120i delete_creation_content
carry_item_details l
carry_items ldr
 0120 check_available
 0120i get_algo_aicopy
 1121 batch_save_rate_item creator_items_content set_random_pool
 2121 batch_update_category
carry_materials lgudr
 0020 daren_detail_status get_material_creative get_material_desc get_material_paragraphs get_material_rate get_material_recommend search_dewu_pool search_goudong_pool search_guanghe_pool search_pool source_detail_status source_pool_status
 0110 commerce_new_material
 0120 take_carry_contents
 1021 find_duplicates search_taobaoke_material
 1101 assign_material_from_channel assign_new_item create_new_items new_taobaoke_material
 1111 create_new_material creative_new_content exec_material_job sync_commerce_items update_material_item
 1121 batch_contents_status save_rate_content set_random_pool
 2121 batch_update_category batch_update_tag_info merge_similar_material update_creative_material
 2121i check_material_from_channel
 4120 delete_from_source
 4120i clear_carry_contents
carry_publishes lgdr
 0020 get_creator_image_urls statistics
 0110i refresh_content
 1111 exec_publish_job
 1111i save_to_processed
 1121 all_in_deleted all_in_processed batch_update_processed_assets
 1122 import_cps_amount
 2121 batch_publish_status
 4121i clear_source_items
carry_sources lgudr
 0020 get_select
 0110 exec_monitor_spider
 0120 request_info update_assign_content
 1111 exec_dewu_spider exec_source_job
 1121 send_ai_chat
 2121 batch_publish_status
carry_statistics lg
 0020 totals
channel_rules lgu
channels lgu
commands l
 0000 inbox
 1110i withdraw
 1111 issue=/api/v1/commands
 1111i acknowledge
content_items l
 0000 recommend
conversations lgcudr
 0000i messages
 1110i stop
 1161i send_message=/api/v1/conversations/{id}/messages
creative_contents lgcudr
 0020 statistics
creative_materials lgcudr
 0110 make_all_materials
 1121 set_sn_priority
creative_paragraphs lgcudr
creative_publishes l
 0020 statistics
creative_templates lgcudr
 0050i preview
creator_contents lgudr
 0020 account_day_statistics batch_match_account statistics
 1121 batch_assign_account batch_create_publish_task
 1121i get_publish_params
 2121 batch_content_status
creator_pools cdr
creator_tasks lgcur
 0000i creator_pools
 0020i statistics
 0120i sync_content transfer_to_personify transfer_to_smart
 1021i search
 1121i add_content_from_compass add_content_from_douyin copy_to_user creation_contents set_content_status
 1122i add_content_from_import
 4120i clear_contents close_task
deliveries lg
 1110i replay
devices l
 1111 register
 1111i heartbeat release
document_contents lgudr
 1121 content_modified
 1122 import_data
exports lgc
 0050i download
goudong_gold_pools lg
 1121 transfer_to_carry
goudong_gold_ranks lgu
 1110 sync_list
jobs lg
 2110i cancel retry
plans lgcudr
preferences
 0020 get
 2121 update
publish_attempts lg
 0020 statistics
 1111i reconcile report resolve submitting
 1121i heartbeat
publish_contents lgcudr
 0020 statistics
 1021 rehearse
 1110i end_double
 2121 batch_update
publish_events lg
search
 0020 find=/api/v1/search
sessions l
 1120 end_others
 4140i end=/api/v1/sessions/{id}
smart_contents lgu
 0000i smart_publishes
 0020 statistics
 0110 get_checked_content get_downloaded_content get_publish_content get_youhaohuo_content
 0120 refresh_content_status_cache transfer_to_carry
 1111 import_remote_data set_publish_response
 1111i claim
 1121 create_content_from_smart
 1122 add_content_from_import import_data
 2121 batch_content_status batch_rollback_contents delete_image_assign_index
smart_daren_accounts lgu
 0110 sync_list
 0110i sync_home
 1121 transfer_to_carry_source
smart_paragraphs dr
smart_publish_reports lg
 0020 totals
 0110 sync_today_report
smart_publishes l
studio_accounts lgudr
 0000i studio_contents
 0020 assign_content_statistics creative_content_statistics get_creative_material_images get_groups get_publish_info get_select queue_holds restore_notice
 0020i statistics
 0120 sync_daorc_account transfer_to_smart
 1021 get_topic
 1111 exec_account_job sync_info
 1120 resume_queues
 1120i end_bot_check reopen_queue
 1121 batch_assign_source
 1121i creation_contents generate_creative_contents
 1122i add_content_from_import
 2121 batch_assign_contents
 2121i batch_content_status change_sources_owner set_content_status
 2122 batch_update_from_import
 4120i clear_contents clear_creative_contents
studio_contents lgcudr
 0020 statistics
 0110i refresh_content_aweme
 0120 transfer_to_carry
studio_income_summaries lg
 0020 totals
studio_orders lg
 0020 totals
studio_pools lgcudr
studio_sources lgcudr
 0110 request_info request_profile
 1111i exec_job
system_notices lu
 4120 clear_notices
team_orders lg
 0020 totals
team_relations lg
 1111 sync_remote_info
uploads lgdr
 0050 media=/api/v1/media
 0050i file
 1112 create
userManagement
 1113 doEdit=/userManagement/doEdit
 1123 doDelete=/userManagement/doDelete
users lgcudr
 0020 get_info get_role_select signing_statistics
 2121 update_password
views lgcudr
webhooks lgcudr
windmill_contents lgu
 0020 statistics
 2121 batch_change_status
windmill_crowds lg
 1110 sync_list
 2121 batch_change_category`

/** What is unusual in what operations need and change; `parseFacts` reads it. */
export const FACTS = `|jobs :publish|jobs :publish signed-in audit:read signed-in|jobs |smart_paragraphs creative:edit|creative_materials creative:edit|creative_paragraphs content:edit|smart_contents order:read :read |publish_contents,publish_events :review publish:run|publish_contents,publish_attempts,publish_events publish:run|publish_contents,publish_attempts,publish_events,carry_publishes,studio_accounts :publish|publish_contents,publish_events,studio_accounts :review|publish_contents,publish_events,jobs :publish|publish_contents,publish_events,studio_accounts,jobs |creator_contents,jobs :review|carry_publishes,publish_contents,publish_events,jobs |carry_materials |carry_item_details content:edit|carry_contents,carry_item_details,jobs |carry_items,carry_contents |carry_items,carry_item_details |carry_contents content:edit|carry_contents,carry_item_details |carry_items,carry_item_details,jobs item:edit|carry_items,carry_item_details,jobs item:edit|carry_items,carry_item_details content:review|carry_contents,publish_contents,publish_events,jobs |carry_contents,carry_items :review|carry_items,carry_item_details content:edit|carry_contents,publish_contents,publish_events content:publish|jobs,publish_contents,publish_events order:edit :run|jobs,carry_contents :run chat:use|conversations device:run :issue :use :use|conversation_messages |business_pools |jobs,uploads |publish_contents,publish_events,studio_accounts :review|publish_contents,publish_events,studio_accounts,jobs |creator_tasks content:edit|creator_contents,publish_contents,publish_events |creator_pools content:review|creator_contents,publish_contents,publish_events :run|studio_accounts,publish_events :run|studio_accounts,publish_events,publish_contents chat:use :run|jobs material:edit|carry_materials,carry_items,jobs |jobs,goudong_gold_pools :resolve|publish_contents,publish_events,carry_publishes,carry_contents,studio_accounts :run|publish_contents,publish_events,carry_publishes,carry_contents,studio_accounts content:publish|publish_events,studio_accounts |publish_events,studio_accounts :edit :resolve |publish_events,studio_accounts,jobs publish:run|publish_contents,publish_attempts,publish_events,smart_publishes,studio_accounts |creative_contents,jobs :review|jobs |carry_sources,jobs |publish_contents content:read creative:read :publish|publish_contents publish:run publish:run|publish_contents,publish_events publish:run|publish_events source:edit|carry_sources,jobs content:edit|studio_contents task:edit|carry_contents,jobs content:review|studio_contents,studio_sources,jobs source:edit|carry_sources content:review|studio_contents,studio_sources content:edit|studio_contents,studio_sources |studio_accounts,studio_sources |studio_accounts :run|jobs,studio_contents |jobs,team_orders,studio_orders,studio_income_summaries |users team:read self:edit |jobs,windmill_contents
,,,,,,,,,1,2,2,3,3,3,3,4,4,5,6,,4,,,,,,,,4,,,,,,,,,,,,,,,,,,,,,7,1,1,,8,9,,1,10,,,,,,,11,,,,,,12,,,13,13,13,,,,,14,,15,,,16,1,14,17,1,18,19,20,1,19,21,13,,,22,22,23,,1,24,1,1,,,25,25,25,,,,,,,,,,,,,26,27,,,26,26,26,26,26,28,29,30,31,32,33,1,1,1,25,,34,,35,,,,,,,,36,,1,1,,37,1,,,,,,,,38,39,27,38,38,40,1,,,,,,,,,,,41,42,42,41,,,43,43,43,43,43,43,43,44,44,,,13,13,13,13,,,,45,45,45,45,46,,,,45,45,45,45,,,,,,,,,,,,47,47,47,,,,1,19,3,48,49,49,49,,,,,,,,50,50,10,,50,50,51,50,52,50,50,,,,,,53,39,54,,,,,,55,,39,39,56,39,,,57,,,,58,,,39,39,,,,,,,,,,,,59,60,59,60,39,,,61,62,62,62,,63,64,65,,,,,,,,,,,,14,,15,,,27,1,66,14,67,,,18,68,1,,,,1,,69,45,45,,,,56,,,,70,70,70,71,,71,72,,,,,,71,,10,,1,73,74,75,76,77,78,78,78,79,80,81,82,,83,78,,,84,84,84,84,,,27,,,,,,,,,85,85,85,85,,,85,85,85,85,,,86,,,,,,,,,87,,,,,,,,88,88,,,,,,,4,89,,90,,,,,,,,,,,,,,,,,1,,,91,1
business_categories category cable_tickets self carry_item_details item carry_publishes publish carry_statistics report conversations chat creative_materials creative creative_paragraphs creative creative_publishes publish creative_templates creative creator_pools task deliveries webhook document_contents document goudong_gold_pools gold goudong_gold_ranks gold preferences self publish_attempts publish publish_contents publish publish_events publish search self sessions self smart_daren_accounts daren smart_paragraphs creative smart_publishes publish studio_income_summaries order team_relations team userManagement user views self windmill_contents windmill windmill_crowds windmill`

/** Arguments that a server may want encrypted, by operation. */
export const SECRETS: Readonly<Record<string, readonly string[]>> = {
  'auth.login': ['username', 'password', 'code'],
  'auth.register': ['username', 'password', 'code'],
  'auth.signup': ['username', 'password', 'code'],
  'userManagement.doEdit': ['password'],
  'users.create': ['password'],
  'users.update': ['password'],
  'users.update_password': ['current_password', 'new_password'],
}

/** What the table says about each operation, for types. */
export interface OperationKinds {
  'access_accounts.batch_use_cards': { effect: 'write'; result: 'data' }
  'access_accounts.batch_verify_login': { effect: 'write'; result: 'data' }
  'access_accounts.create': { effect: 'write'; result: 'record' }
  'access_accounts.delete': { effect: 'write'; result: 'empty' }
  'access_accounts.get': { effect: 'read'; result: 'record' }
  'access_accounts.get_card_list': { effect: 'read'; result: 'data' }
  'access_accounts.get_select': { effect: 'read'; result: 'data' }
  'access_accounts.get_video_list': { effect: 'read'; result: 'data' }
  'access_accounts.list': { effect: 'read'; result: 'list' }
  'access_accounts.restore': { effect: 'write'; result: 'record' }
  'access_accounts.save_redbook_cookie': { effect: 'write'; result: 'record' }
  'access_accounts.set_goudong_cookies': { effect: 'write'; result: 'data' }
  'access_accounts.sync_creator_backbone': { effect: 'write'; result: 'data' }
  'access_accounts.sync_daorc_account': { effect: 'write'; result: 'record' }
  'access_accounts.sync_info': { effect: 'write'; result: 'record' }
  'access_accounts.update': { effect: 'write'; result: 'record' }
  'audit_events.get': { effect: 'read'; result: 'record' }
  'audit_events.list': { effect: 'read'; result: 'list' }
  'audit_events.undo': { effect: 'write'; result: 'data' }
  'audit_events.verify': { effect: 'read'; result: 'data' }
  'auth.code': { effect: 'write'; result: 'data' }
  'auth.credential_key': { effect: 'read'; result: 'data' }
  'auth.expire_token': { effect: 'write'; result: 'data' }
  'auth.login': { effect: 'write'; result: 'raw' }
  'auth.logout': { effect: 'write'; result: 'empty' }
  'auth.refresh_token': { effect: 'write'; result: 'raw' }
  'auth.register': { effect: 'write'; result: 'data' }
  'auth.signup': { effect: 'write'; result: 'data' }
  'auth.sms_code': { effect: 'write'; result: 'data' }
  'auth.social_login': { effect: 'write'; result: 'data' }
  'business_categories.add_assign_category': { effect: 'write'; result: 'record' }
  'business_categories.create': { effect: 'write'; result: 'record' }
  'business_categories.delete': { effect: 'write'; result: 'empty' }
  'business_categories.get': { effect: 'read'; result: 'record' }
  'business_categories.get_select': { effect: 'read'; result: 'data' }
  'business_categories.get_smart_select': { effect: 'read'; result: 'data' }
  'business_categories.list': { effect: 'read'; result: 'list' }
  'business_categories.restore': { effect: 'write'; result: 'record' }
  'business_categories.update': { effect: 'write'; result: 'record' }
  'business_pools.benchmark_contents': { effect: 'write'; result: 'data' }
  'business_pools.benchmark_goudong': { effect: 'write'; result: 'data' }
  'business_pools.check_available': { effect: 'write'; result: 'data' }
  'business_pools.clear_creative_materials': { effect: 'write'; result: 'data' }
  'business_pools.clear_creative_paragraphs': { effect: 'write'; result: 'data' }
  'business_pools.create': { effect: 'write'; result: 'record' }
  'business_pools.creative_content_statistics': { effect: 'read'; result: 'data' }
  'business_pools.delete': { effect: 'write'; result: 'empty' }
  'business_pools.generate_contents': { effect: 'write'; result: 'data' }
  'business_pools.get': { effect: 'read'; result: 'record' }
  'business_pools.get_paragraphs': { effect: 'read'; result: 'data' }
  'business_pools.get_youhaohuo_pool': { effect: 'read'; result: 'record' }
  'business_pools.goudong_goods_rate': { effect: 'read'; result: 'data' }
  'business_pools.list': { effect: 'read'; result: 'list' }
  'business_pools.restore': { effect: 'write'; result: 'record' }
  'business_pools.search_creative_paragraphs': { effect: 'read'; result: 'data' }
  'business_pools.smart_paragraphs': { effect: 'read'; result: 'list' }
  'business_pools.sync_commerce_items': { effect: 'write'; result: 'record' }
  'business_pools.sync_goudong_rate': { effect: 'write'; result: 'record' }
  'business_pools.update': { effect: 'write'; result: 'record' }
  'business_teams.cps_statistics': { effect: 'read'; result: 'data' }
  'business_teams.create': { effect: 'write'; result: 'record' }
  'business_teams.creator_tag_info': { effect: 'read'; result: 'data' }
  'business_teams.delete': { effect: 'write'; result: 'empty' }
  'business_teams.get': { effect: 'read'; result: 'record' }
  'business_teams.get_info': { effect: 'read'; result: 'data' }
  'business_teams.goudong_creator_tag_list': { effect: 'read'; result: 'data' }
  'business_teams.list': { effect: 'read'; result: 'list' }
  'business_teams.restore': { effect: 'write'; result: 'record' }
  'business_teams.role_select': { effect: 'read'; result: 'data' }
  'business_teams.save_settings': { effect: 'write'; result: 'record' }
  'business_teams.update': { effect: 'write'; result: 'record' }
  'cable_tickets.create': { effect: 'write'; result: 'data' }
  'carry_contents.add_content_from_creator': { effect: 'write'; result: 'data' }
  'carry_contents.audit_creative_content': { effect: 'write'; result: 'data' }
  'carry_contents.batch_content_status': { effect: 'write'; result: 'data' }
  'carry_contents.batch_match_account': { effect: 'read'; result: 'data' }
  'carry_contents.batch_to_publish': { effect: 'write'; result: 'data' }
  'carry_contents.claim': { effect: 'write'; result: 'record' }
  'carry_contents.delete': { effect: 'write'; result: 'empty' }
  'carry_contents.delete_creation_content': { effect: 'write'; result: 'data' }
  'carry_contents.generate_carry_creator': { effect: 'write'; result: 'data' }
  'carry_contents.get': { effect: 'read'; result: 'record' }
  'carry_contents.get_checked_content': { effect: 'write'; result: 'record' }
  'carry_contents.get_content_desc': { effect: 'read'; result: 'data' }
  'carry_contents.get_content_recommend': { effect: 'read'; result: 'list' }
  'carry_contents.get_downloaded_content': { effect: 'write'; result: 'record' }
  'carry_contents.get_publish_content': { effect: 'write'; result: 'record' }
  'carry_contents.list': { effect: 'read'; result: 'list' }
  'carry_contents.refresh_content_aweme': { effect: 'write'; result: 'record' }
  'carry_contents.refresh_content_status_cache': { effect: 'write'; result: 'data' }
  'carry_contents.restore': { effect: 'write'; result: 'record' }
  'carry_contents.set_publish_response': { effect: 'write'; result: 'record' }
  'carry_contents.statistics': { effect: 'read'; result: 'data' }
  'carry_contents.submit_to_publish': { effect: 'write'; result: 'record' }
  'carry_contents.sync_content_detail': { effect: 'write'; result: 'data' }
  'carry_contents.sync_to_publish': { effect: 'write'; result: 'data' }
  'carry_contents.transcribe': { effect: 'write'; result: 'record' }
  'carry_contents.update': { effect: 'write'; result: 'record' }
  'carry_item_details.list': { effect: 'read'; result: 'list' }
  'carry_items.batch_save_rate_item': { effect: 'write'; result: 'data' }
  'carry_items.batch_update_category': { effect: 'write'; result: 'data' }
  'carry_items.check_available': { effect: 'write'; result: 'data' }
  'carry_items.creator_items_content': { effect: 'write'; result: 'data' }
  'carry_items.delete': { effect: 'write'; result: 'empty' }
  'carry_items.get_algo_aicopy': { effect: 'write'; result: 'data' }
  'carry_items.list': { effect: 'read'; result: 'list' }
  'carry_items.restore': { effect: 'write'; result: 'record' }
  'carry_items.set_random_pool': { effect: 'write'; result: 'data' }
  'carry_materials.assign_material_from_channel': { effect: 'write'; result: 'list' }
  'carry_materials.assign_new_item': { effect: 'write'; result: 'list' }
  'carry_materials.batch_contents_status': { effect: 'write'; result: 'data' }
  'carry_materials.batch_update_category': { effect: 'write'; result: 'data' }
  'carry_materials.batch_update_tag_info': { effect: 'write'; result: 'data' }
  'carry_materials.check_material_from_channel': { effect: 'write'; result: 'data' }
  'carry_materials.clear_carry_contents': { effect: 'write'; result: 'data' }
  'carry_materials.commerce_new_material': { effect: 'write'; result: 'record' }
  'carry_materials.create_new_items': { effect: 'write'; result: 'list' }
  'carry_materials.create_new_material': { effect: 'write'; result: 'record' }
  'carry_materials.creative_new_content': { effect: 'write'; result: 'record' }
  'carry_materials.daren_detail_status': { effect: 'read'; result: 'data' }
  'carry_materials.delete': { effect: 'write'; result: 'empty' }
  'carry_materials.delete_from_source': { effect: 'write'; result: 'data' }
  'carry_materials.exec_material_job': { effect: 'write'; result: 'record' }
  'carry_materials.find_duplicates': { effect: 'read'; result: 'data' }
  'carry_materials.get': { effect: 'read'; result: 'record' }
  'carry_materials.get_material_creative': { effect: 'read'; result: 'data' }
  'carry_materials.get_material_desc': { effect: 'read'; result: 'data' }
  'carry_materials.get_material_paragraphs': { effect: 'read'; result: 'data' }
  'carry_materials.get_material_rate': { effect: 'read'; result: 'data' }
  'carry_materials.get_material_recommend': { effect: 'read'; result: 'data' }
  'carry_materials.list': { effect: 'read'; result: 'list' }
  'carry_materials.merge_similar_material': { effect: 'write'; result: 'data' }
  'carry_materials.new_taobaoke_material': { effect: 'write'; result: 'list' }
  'carry_materials.restore': { effect: 'write'; result: 'record' }
  'carry_materials.save_rate_content': { effect: 'write'; result: 'data' }
  'carry_materials.search_dewu_pool': { effect: 'read'; result: 'data' }
  'carry_materials.search_goudong_pool': { effect: 'read'; result: 'data' }
  'carry_materials.search_guanghe_pool': { effect: 'read'; result: 'data' }
  'carry_materials.search_pool': { effect: 'read'; result: 'data' }
  'carry_materials.search_taobaoke_material': { effect: 'read'; result: 'data' }
  'carry_materials.set_random_pool': { effect: 'write'; result: 'data' }
  'carry_materials.source_detail_status': { effect: 'read'; result: 'data' }
  'carry_materials.source_pool_status': { effect: 'read'; result: 'data' }
  'carry_materials.sync_commerce_items': { effect: 'write'; result: 'record' }
  'carry_materials.take_carry_contents': { effect: 'write'; result: 'data' }
  'carry_materials.update': { effect: 'write'; result: 'record' }
  'carry_materials.update_creative_material': { effect: 'write'; result: 'data' }
  'carry_materials.update_material_item': { effect: 'write'; result: 'record' }
  'carry_publishes.all_in_deleted': { effect: 'write'; result: 'data' }
  'carry_publishes.all_in_processed': { effect: 'write'; result: 'data' }
  'carry_publishes.batch_publish_status': { effect: 'write'; result: 'data' }
  'carry_publishes.batch_update_processed_assets': { effect: 'write'; result: 'data' }
  'carry_publishes.clear_source_items': { effect: 'write'; result: 'data' }
  'carry_publishes.delete': { effect: 'write'; result: 'empty' }
  'carry_publishes.exec_publish_job': { effect: 'write'; result: 'record' }
  'carry_publishes.get': { effect: 'read'; result: 'record' }
  'carry_publishes.get_creator_image_urls': { effect: 'read'; result: 'data' }
  'carry_publishes.import_cps_amount': { effect: 'write'; result: 'data' }
  'carry_publishes.list': { effect: 'read'; result: 'list' }
  'carry_publishes.refresh_content': { effect: 'write'; result: 'record' }
  'carry_publishes.restore': { effect: 'write'; result: 'record' }
  'carry_publishes.save_to_processed': { effect: 'write'; result: 'record' }
  'carry_publishes.statistics': { effect: 'read'; result: 'data' }
  'carry_sources.batch_publish_status': { effect: 'write'; result: 'data' }
  'carry_sources.delete': { effect: 'write'; result: 'empty' }
  'carry_sources.exec_dewu_spider': { effect: 'write'; result: 'record' }
  'carry_sources.exec_monitor_spider': { effect: 'write'; result: 'record' }
  'carry_sources.exec_source_job': { effect: 'write'; result: 'record' }
  'carry_sources.get': { effect: 'read'; result: 'record' }
  'carry_sources.get_select': { effect: 'read'; result: 'data' }
  'carry_sources.list': { effect: 'read'; result: 'list' }
  'carry_sources.request_info': { effect: 'write'; result: 'data' }
  'carry_sources.restore': { effect: 'write'; result: 'record' }
  'carry_sources.send_ai_chat': { effect: 'write'; result: 'data' }
  'carry_sources.update': { effect: 'write'; result: 'record' }
  'carry_sources.update_assign_content': { effect: 'write'; result: 'data' }
  'carry_statistics.get': { effect: 'read'; result: 'record' }
  'carry_statistics.list': { effect: 'read'; result: 'list' }
  'carry_statistics.totals': { effect: 'read'; result: 'data' }
  'channel_rules.get': { effect: 'read'; result: 'record' }
  'channel_rules.list': { effect: 'read'; result: 'list' }
  'channel_rules.update': { effect: 'write'; result: 'record' }
  'channels.get': { effect: 'read'; result: 'record' }
  'channels.list': { effect: 'read'; result: 'list' }
  'channels.update': { effect: 'write'; result: 'record' }
  'commands.acknowledge': { effect: 'write'; result: 'record' }
  'commands.inbox': { effect: 'read'; result: 'list' }
  'commands.issue': { effect: 'write'; result: 'record' }
  'commands.list': { effect: 'read'; result: 'list' }
  'commands.withdraw': { effect: 'write'; result: 'record' }
  'content_items.list': { effect: 'read'; result: 'list' }
  'content_items.recommend': { effect: 'read'; result: 'list' }
  'conversations.create': { effect: 'write'; result: 'record' }
  'conversations.delete': { effect: 'write'; result: 'empty' }
  'conversations.get': { effect: 'read'; result: 'record' }
  'conversations.list': { effect: 'read'; result: 'list' }
  'conversations.messages': { effect: 'read'; result: 'list' }
  'conversations.restore': { effect: 'write'; result: 'record' }
  'conversations.send_message': { effect: 'write'; result: 'stream' }
  'conversations.stop': { effect: 'write'; result: 'record' }
  'conversations.update': { effect: 'write'; result: 'record' }
  'creative_contents.create': { effect: 'write'; result: 'record' }
  'creative_contents.delete': { effect: 'write'; result: 'empty' }
  'creative_contents.get': { effect: 'read'; result: 'record' }
  'creative_contents.list': { effect: 'read'; result: 'list' }
  'creative_contents.restore': { effect: 'write'; result: 'record' }
  'creative_contents.statistics': { effect: 'read'; result: 'data' }
  'creative_contents.update': { effect: 'write'; result: 'record' }
  'creative_materials.create': { effect: 'write'; result: 'record' }
  'creative_materials.delete': { effect: 'write'; result: 'empty' }
  'creative_materials.get': { effect: 'read'; result: 'record' }
  'creative_materials.list': { effect: 'read'; result: 'list' }
  'creative_materials.make_all_materials': { effect: 'write'; result: 'record' }
  'creative_materials.restore': { effect: 'write'; result: 'record' }
  'creative_materials.set_sn_priority': { effect: 'write'; result: 'data' }
  'creative_materials.update': { effect: 'write'; result: 'record' }
  'creative_paragraphs.create': { effect: 'write'; result: 'record' }
  'creative_paragraphs.delete': { effect: 'write'; result: 'empty' }
  'creative_paragraphs.get': { effect: 'read'; result: 'record' }
  'creative_paragraphs.list': { effect: 'read'; result: 'list' }
  'creative_paragraphs.restore': { effect: 'write'; result: 'record' }
  'creative_paragraphs.update': { effect: 'write'; result: 'record' }
  'creative_publishes.list': { effect: 'read'; result: 'list' }
  'creative_publishes.statistics': { effect: 'read'; result: 'data' }
  'creative_templates.create': { effect: 'write'; result: 'record' }
  'creative_templates.delete': { effect: 'write'; result: 'empty' }
  'creative_templates.get': { effect: 'read'; result: 'record' }
  'creative_templates.list': { effect: 'read'; result: 'list' }
  'creative_templates.preview': { effect: 'read'; result: 'file' }
  'creative_templates.restore': { effect: 'write'; result: 'record' }
  'creative_templates.update': { effect: 'write'; result: 'record' }
  'creator_contents.account_day_statistics': { effect: 'read'; result: 'data' }
  'creator_contents.batch_assign_account': { effect: 'write'; result: 'data' }
  'creator_contents.batch_content_status': { effect: 'write'; result: 'data' }
  'creator_contents.batch_create_publish_task': { effect: 'write'; result: 'data' }
  'creator_contents.batch_match_account': { effect: 'read'; result: 'data' }
  'creator_contents.delete': { effect: 'write'; result: 'empty' }
  'creator_contents.get': { effect: 'read'; result: 'record' }
  'creator_contents.get_publish_params': { effect: 'write'; result: 'data' }
  'creator_contents.list': { effect: 'read'; result: 'list' }
  'creator_contents.restore': { effect: 'write'; result: 'record' }
  'creator_contents.statistics': { effect: 'read'; result: 'data' }
  'creator_contents.update': { effect: 'write'; result: 'record' }
  'creator_pools.create': { effect: 'write'; result: 'record' }
  'creator_pools.delete': { effect: 'write'; result: 'empty' }
  'creator_pools.restore': { effect: 'write'; result: 'record' }
  'creator_tasks.add_content_from_compass': { effect: 'write'; result: 'data' }
  'creator_tasks.add_content_from_douyin': { effect: 'write'; result: 'data' }
  'creator_tasks.add_content_from_import': { effect: 'write'; result: 'data' }
  'creator_tasks.clear_contents': { effect: 'write'; result: 'data' }
  'creator_tasks.close_task': { effect: 'write'; result: 'data' }
  'creator_tasks.copy_to_user': { effect: 'write'; result: 'data' }
  'creator_tasks.create': { effect: 'write'; result: 'record' }
  'creator_tasks.creation_contents': { effect: 'write'; result: 'data' }
  'creator_tasks.creator_pools': { effect: 'read'; result: 'list' }
  'creator_tasks.get': { effect: 'read'; result: 'record' }
  'creator_tasks.list': { effect: 'read'; result: 'list' }
  'creator_tasks.restore': { effect: 'write'; result: 'record' }
  'creator_tasks.search': { effect: 'read'; result: 'data' }
  'creator_tasks.set_content_status': { effect: 'write'; result: 'data' }
  'creator_tasks.statistics': { effect: 'read'; result: 'data' }
  'creator_tasks.sync_content': { effect: 'write'; result: 'data' }
  'creator_tasks.transfer_to_personify': { effect: 'write'; result: 'data' }
  'creator_tasks.transfer_to_smart': { effect: 'write'; result: 'data' }
  'creator_tasks.update': { effect: 'write'; result: 'record' }
  'deliveries.get': { effect: 'read'; result: 'record' }
  'deliveries.list': { effect: 'read'; result: 'list' }
  'deliveries.replay': { effect: 'write'; result: 'record' }
  'devices.heartbeat': { effect: 'write'; result: 'record' }
  'devices.list': { effect: 'read'; result: 'list' }
  'devices.register': { effect: 'write'; result: 'record' }
  'devices.release': { effect: 'write'; result: 'record' }
  'document_contents.content_modified': { effect: 'write'; result: 'data' }
  'document_contents.delete': { effect: 'write'; result: 'empty' }
  'document_contents.get': { effect: 'read'; result: 'record' }
  'document_contents.import_data': { effect: 'write'; result: 'data' }
  'document_contents.list': { effect: 'read'; result: 'list' }
  'document_contents.restore': { effect: 'write'; result: 'record' }
  'document_contents.update': { effect: 'write'; result: 'record' }
  'exports.create': { effect: 'write'; result: 'record' }
  'exports.download': { effect: 'read'; result: 'file' }
  'exports.get': { effect: 'read'; result: 'record' }
  'exports.list': { effect: 'read'; result: 'list' }
  'goudong_gold_pools.get': { effect: 'read'; result: 'record' }
  'goudong_gold_pools.list': { effect: 'read'; result: 'list' }
  'goudong_gold_pools.transfer_to_carry': { effect: 'write'; result: 'data' }
  'goudong_gold_ranks.get': { effect: 'read'; result: 'record' }
  'goudong_gold_ranks.list': { effect: 'read'; result: 'list' }
  'goudong_gold_ranks.sync_list': { effect: 'write'; result: 'record' }
  'goudong_gold_ranks.update': { effect: 'write'; result: 'record' }
  'jobs.cancel': { effect: 'write'; result: 'record' }
  'jobs.get': { effect: 'read'; result: 'record' }
  'jobs.list': { effect: 'read'; result: 'list' }
  'jobs.retry': { effect: 'write'; result: 'record' }
  'plans.create': { effect: 'write'; result: 'record' }
  'plans.delete': { effect: 'write'; result: 'empty' }
  'plans.get': { effect: 'read'; result: 'record' }
  'plans.list': { effect: 'read'; result: 'list' }
  'plans.restore': { effect: 'write'; result: 'record' }
  'plans.update': { effect: 'write'; result: 'record' }
  'preferences.get': { effect: 'read'; result: 'data' }
  'preferences.update': { effect: 'write'; result: 'data' }
  'publish_attempts.get': { effect: 'read'; result: 'record' }
  'publish_attempts.heartbeat': { effect: 'write'; result: 'data' }
  'publish_attempts.list': { effect: 'read'; result: 'list' }
  'publish_attempts.reconcile': { effect: 'write'; result: 'record' }
  'publish_attempts.report': { effect: 'write'; result: 'record' }
  'publish_attempts.resolve': { effect: 'write'; result: 'record' }
  'publish_attempts.statistics': { effect: 'read'; result: 'data' }
  'publish_attempts.submitting': { effect: 'write'; result: 'record' }
  'publish_contents.batch_update': { effect: 'write'; result: 'data' }
  'publish_contents.create': { effect: 'write'; result: 'record' }
  'publish_contents.delete': { effect: 'write'; result: 'empty' }
  'publish_contents.end_double': { effect: 'write'; result: 'record' }
  'publish_contents.get': { effect: 'read'; result: 'record' }
  'publish_contents.list': { effect: 'read'; result: 'list' }
  'publish_contents.rehearse': { effect: 'read'; result: 'data' }
  'publish_contents.restore': { effect: 'write'; result: 'record' }
  'publish_contents.statistics': { effect: 'read'; result: 'data' }
  'publish_contents.update': { effect: 'write'; result: 'record' }
  'publish_events.get': { effect: 'read'; result: 'record' }
  'publish_events.list': { effect: 'read'; result: 'list' }
  'search.find': { effect: 'read'; result: 'data' }
  'sessions.end': { effect: 'write'; result: 'empty' }
  'sessions.end_others': { effect: 'write'; result: 'data' }
  'sessions.list': { effect: 'read'; result: 'list' }
  'smart_contents.add_content_from_import': { effect: 'write'; result: 'data' }
  'smart_contents.batch_content_status': { effect: 'write'; result: 'data' }
  'smart_contents.batch_rollback_contents': { effect: 'write'; result: 'data' }
  'smart_contents.claim': { effect: 'write'; result: 'record' }
  'smart_contents.create_content_from_smart': { effect: 'write'; result: 'data' }
  'smart_contents.delete_image_assign_index': { effect: 'write'; result: 'data' }
  'smart_contents.get': { effect: 'read'; result: 'record' }
  'smart_contents.get_checked_content': { effect: 'write'; result: 'record' }
  'smart_contents.get_downloaded_content': { effect: 'write'; result: 'record' }
  'smart_contents.get_publish_content': { effect: 'write'; result: 'record' }
  'smart_contents.get_youhaohuo_content': { effect: 'write'; result: 'record' }
  'smart_contents.import_data': { effect: 'write'; result: 'data' }
  'smart_contents.import_remote_data': { effect: 'write'; result: 'record' }
  'smart_contents.list': { effect: 'read'; result: 'list' }
  'smart_contents.refresh_content_status_cache': { effect: 'write'; result: 'data' }
  'smart_contents.set_publish_response': { effect: 'write'; result: 'record' }
  'smart_contents.smart_publishes': { effect: 'read'; result: 'list' }
  'smart_contents.statistics': { effect: 'read'; result: 'data' }
  'smart_contents.transfer_to_carry': { effect: 'write'; result: 'data' }
  'smart_contents.update': { effect: 'write'; result: 'record' }
  'smart_daren_accounts.get': { effect: 'read'; result: 'record' }
  'smart_daren_accounts.list': { effect: 'read'; result: 'list' }
  'smart_daren_accounts.sync_home': { effect: 'write'; result: 'record' }
  'smart_daren_accounts.sync_list': { effect: 'write'; result: 'record' }
  'smart_daren_accounts.transfer_to_carry_source': { effect: 'write'; result: 'data' }
  'smart_daren_accounts.update': { effect: 'write'; result: 'record' }
  'smart_paragraphs.delete': { effect: 'write'; result: 'empty' }
  'smart_paragraphs.restore': { effect: 'write'; result: 'record' }
  'smart_publish_reports.get': { effect: 'read'; result: 'record' }
  'smart_publish_reports.list': { effect: 'read'; result: 'list' }
  'smart_publish_reports.sync_today_report': { effect: 'write'; result: 'record' }
  'smart_publish_reports.totals': { effect: 'read'; result: 'data' }
  'smart_publishes.list': { effect: 'read'; result: 'list' }
  'studio_accounts.add_content_from_import': { effect: 'write'; result: 'data' }
  'studio_accounts.assign_content_statistics': { effect: 'read'; result: 'data' }
  'studio_accounts.batch_assign_contents': { effect: 'write'; result: 'data' }
  'studio_accounts.batch_assign_source': { effect: 'write'; result: 'data' }
  'studio_accounts.batch_content_status': { effect: 'write'; result: 'data' }
  'studio_accounts.batch_update_from_import': { effect: 'write'; result: 'data' }
  'studio_accounts.change_sources_owner': { effect: 'write'; result: 'data' }
  'studio_accounts.clear_contents': { effect: 'write'; result: 'data' }
  'studio_accounts.clear_creative_contents': { effect: 'write'; result: 'data' }
  'studio_accounts.creation_contents': { effect: 'write'; result: 'data' }
  'studio_accounts.creative_content_statistics': { effect: 'read'; result: 'data' }
  'studio_accounts.delete': { effect: 'write'; result: 'empty' }
  'studio_accounts.end_bot_check': { effect: 'write'; result: 'data' }
  'studio_accounts.exec_account_job': { effect: 'write'; result: 'record' }
  'studio_accounts.generate_creative_contents': { effect: 'write'; result: 'data' }
  'studio_accounts.get': { effect: 'read'; result: 'record' }
  'studio_accounts.get_creative_material_images': { effect: 'read'; result: 'data' }
  'studio_accounts.get_groups': { effect: 'read'; result: 'data' }
  'studio_accounts.get_publish_info': { effect: 'read'; result: 'data' }
  'studio_accounts.get_select': { effect: 'read'; result: 'data' }
  'studio_accounts.get_topic': { effect: 'read'; result: 'data' }
  'studio_accounts.list': { effect: 'read'; result: 'list' }
  'studio_accounts.queue_holds': { effect: 'read'; result: 'data' }
  'studio_accounts.reopen_queue': { effect: 'write'; result: 'data' }
  'studio_accounts.restore': { effect: 'write'; result: 'record' }
  'studio_accounts.restore_notice': { effect: 'read'; result: 'data' }
  'studio_accounts.resume_queues': { effect: 'write'; result: 'data' }
  'studio_accounts.set_content_status': { effect: 'write'; result: 'data' }
  'studio_accounts.statistics': { effect: 'read'; result: 'data' }
  'studio_accounts.studio_contents': { effect: 'read'; result: 'list' }
  'studio_accounts.sync_daorc_account': { effect: 'write'; result: 'data' }
  'studio_accounts.sync_info': { effect: 'write'; result: 'record' }
  'studio_accounts.transfer_to_smart': { effect: 'write'; result: 'data' }
  'studio_accounts.update': { effect: 'write'; result: 'record' }
  'studio_contents.create': { effect: 'write'; result: 'record' }
  'studio_contents.delete': { effect: 'write'; result: 'empty' }
  'studio_contents.get': { effect: 'read'; result: 'record' }
  'studio_contents.list': { effect: 'read'; result: 'list' }
  'studio_contents.refresh_content_aweme': { effect: 'write'; result: 'record' }
  'studio_contents.restore': { effect: 'write'; result: 'record' }
  'studio_contents.statistics': { effect: 'read'; result: 'data' }
  'studio_contents.transfer_to_carry': { effect: 'write'; result: 'data' }
  'studio_contents.update': { effect: 'write'; result: 'record' }
  'studio_income_summaries.get': { effect: 'read'; result: 'record' }
  'studio_income_summaries.list': { effect: 'read'; result: 'list' }
  'studio_income_summaries.totals': { effect: 'read'; result: 'data' }
  'studio_orders.get': { effect: 'read'; result: 'record' }
  'studio_orders.list': { effect: 'read'; result: 'list' }
  'studio_orders.totals': { effect: 'read'; result: 'data' }
  'studio_pools.create': { effect: 'write'; result: 'record' }
  'studio_pools.delete': { effect: 'write'; result: 'empty' }
  'studio_pools.get': { effect: 'read'; result: 'record' }
  'studio_pools.list': { effect: 'read'; result: 'list' }
  'studio_pools.restore': { effect: 'write'; result: 'record' }
  'studio_pools.update': { effect: 'write'; result: 'record' }
  'studio_sources.create': { effect: 'write'; result: 'record' }
  'studio_sources.delete': { effect: 'write'; result: 'empty' }
  'studio_sources.exec_job': { effect: 'write'; result: 'record' }
  'studio_sources.get': { effect: 'read'; result: 'record' }
  'studio_sources.list': { effect: 'read'; result: 'list' }
  'studio_sources.request_info': { effect: 'write'; result: 'record' }
  'studio_sources.request_profile': { effect: 'write'; result: 'record' }
  'studio_sources.restore': { effect: 'write'; result: 'record' }
  'studio_sources.update': { effect: 'write'; result: 'record' }
  'system_notices.clear_notices': { effect: 'write'; result: 'data' }
  'system_notices.list': { effect: 'read'; result: 'list' }
  'system_notices.update': { effect: 'write'; result: 'record' }
  'team_orders.get': { effect: 'read'; result: 'record' }
  'team_orders.list': { effect: 'read'; result: 'list' }
  'team_orders.totals': { effect: 'read'; result: 'data' }
  'team_relations.get': { effect: 'read'; result: 'record' }
  'team_relations.list': { effect: 'read'; result: 'list' }
  'team_relations.sync_remote_info': { effect: 'write'; result: 'record' }
  'uploads.create': { effect: 'write'; result: 'record' }
  'uploads.delete': { effect: 'write'; result: 'empty' }
  'uploads.file': { effect: 'read'; result: 'file' }
  'uploads.get': { effect: 'read'; result: 'record' }
  'uploads.list': { effect: 'read'; result: 'list' }
  'uploads.media': { effect: 'read'; result: 'file' }
  'uploads.restore': { effect: 'write'; result: 'record' }
  'userManagement.doDelete': { effect: 'write'; result: 'data' }
  'userManagement.doEdit': { effect: 'write'; result: 'record' }
  'users.create': { effect: 'write'; result: 'record' }
  'users.delete': { effect: 'write'; result: 'empty' }
  'users.get': { effect: 'read'; result: 'record' }
  'users.get_info': { effect: 'read'; result: 'data' }
  'users.get_role_select': { effect: 'read'; result: 'data' }
  'users.list': { effect: 'read'; result: 'list' }
  'users.restore': { effect: 'write'; result: 'record' }
  'users.signing_statistics': { effect: 'read'; result: 'data' }
  'users.update': { effect: 'write'; result: 'record' }
  'users.update_password': { effect: 'write'; result: 'data' }
  'views.create': { effect: 'write'; result: 'record' }
  'views.delete': { effect: 'write'; result: 'empty' }
  'views.get': { effect: 'read'; result: 'record' }
  'views.list': { effect: 'read'; result: 'list' }
  'views.restore': { effect: 'write'; result: 'record' }
  'views.update': { effect: 'write'; result: 'record' }
  'webhooks.create': { effect: 'write'; result: 'record' }
  'webhooks.delete': { effect: 'write'; result: 'empty' }
  'webhooks.get': { effect: 'read'; result: 'record' }
  'webhooks.list': { effect: 'read'; result: 'list' }
  'webhooks.restore': { effect: 'write'; result: 'record' }
  'webhooks.update': { effect: 'write'; result: 'record' }
  'windmill_contents.batch_change_status': { effect: 'write'; result: 'data' }
  'windmill_contents.get': { effect: 'read'; result: 'record' }
  'windmill_contents.list': { effect: 'read'; result: 'list' }
  'windmill_contents.statistics': { effect: 'read'; result: 'data' }
  'windmill_contents.update': { effect: 'write'; result: 'record' }
  'windmill_crowds.batch_change_category': { effect: 'write'; result: 'data' }
  'windmill_crowds.get': { effect: 'read'; result: 'record' }
  'windmill_crowds.list': { effect: 'read'; result: 'list' }
  'windmill_crowds.sync_list': { effect: 'write'; result: 'record' }
}

/** Resource → operation → operation id, so that the SDK type is a look-up and not a search. */
export interface OperationTree {
  access_accounts: {
    /**
     * Uses each flow card on each post, once for each pair; a pair whose outcome is not known is never sent again
     *
     * `POST /api/v1/access_accounts/{id}/batch_use_cards` · account:publish
     */
    batch_use_cards: 'access_accounts.batch_use_cards'
    /**
     * Asks the platform whether its logins still hold, and marks those that do not as expired; more than 10 go as a job (`job_id`)
     *
     * `GET /api/v1/access_accounts/batch_verify_login` · account:publish
     */
    batch_verify_login: 'access_accounts.batch_verify_login'
    /**
     * Create: access account
     *
     * `POST /api/v1/access_accounts` · account:edit
     */
    create: 'access_accounts.create'
    /**
     * Move to trash: access account
     *
     * `DELETE /api/v1/access_accounts/{id}` · account:edit
     */
    delete: 'access_accounts.delete'
    /**
     * One record: access account
     *
     * `GET /api/v1/access_accounts/{id}` · account:read
     */
    get: 'access_accounts.get'
    /**
     * Flow cards of the login, asked of the platform now
     *
     * `GET /api/v1/access_accounts/{id}/get_card_list` · account:read
     */
    get_card_list: 'access_accounts.get_card_list'
    /**
     * Platform logins to choose from, at most 100; `label` is nickname and uid
     *
     * `GET /api/v1/access_accounts/get_select` · account:read
     */
    get_select: 'access_accounts.get_select'
    /**
     * Videos of the login, asked of the platform now
     *
     * `GET /api/v1/access_accounts/{id}/get_video_list` · account:read
     */
    get_video_list: 'access_accounts.get_video_list'
    /**
     * List: access account
     *
     * `GET /api/v1/access_accounts` · account:read
     */
    list: 'access_accounts.list'
    /**
     * Take back from the trash: access account
     *
     * `POST /api/v1/access_accounts/{id}/restore` · account:edit
     */
    restore: 'access_accounts.restore'
    /**
     * Keeps the cookies of a redbook login, sealed; makes the login when it is not there
     *
     * `POST /api/v1/access_accounts/save_redbook_cookie` · account:publish
     */
    save_redbook_cookie: 'access_accounts.save_redbook_cookie'
    /**
     * Gives goudong logins the cookies of the sign-in they share, sealed for each
     *
     * `POST /api/v1/access_accounts/set_goudong_cookies` · account:publish
     */
    set_goudong_cookies: 'access_accounts.set_goudong_cookies'
    /**
     * Asks what creators stand on (level, credit, income): one by `id`, else all of a platform; more than 10 go as a job (`job_id`)
     *
     * `GET /api/v1/access_accounts/sync_creator_backbone` · account:publish
     */
    sync_creator_backbone: 'access_accounts.sync_creator_backbone'
    /**
     * Starts a job that asks daorc for all accounts of the login and keeps them
     *
     * `GET /api/v1/access_accounts/sync_daorc_account` · account:edit
     */
    sync_daorc_account: 'access_accounts.sync_daorc_account'
    /**
     * Takes what a signed-in browser knows of a login; one row for each platform and uid, also out of the trash; 409 account_of_another
     *
     * `POST /api/v1/access_accounts/sync_info` · account:publish
     */
    sync_info: 'access_accounts.sync_info'
    /**
     * Change: access account
     *
     * `PUT /api/v1/access_accounts/{id}` · account:edit
     */
    update: 'access_accounts.update'
  }
  audit_events: {
    /**
     * One record: audit event
     *
     * `GET /api/v1/audit_events/{id}` · signed-in
     */
    get: 'audit_events.get'
    /**
     * List: audit event
     *
     * `GET /api/v1/audit_events` · signed-in
     */
    list: 'audit_events.list'
    /**
     * Bring back what the operation changed, row by row, where nothing else has changed it since; an undo can be undone; that of a job on many rows is a job too (`job_id`). Needs audit:undo, or to have done the operation and still be allowed to, and to be allowed to read what it changed.
     *
     * `POST /api/v1/audit_events/{id}/undo` · signed-in
     */
    undo: 'audit_events.undo'
    /**
     * Whether the trail is whole: every seal with its row, the newest 20,000 of each chain, and the head kept outside the database.
     *
     * `GET /api/v1/audit_events/verify` · audit:read
     */
    verify: 'audit_events.verify'
  }
  auth: {
    /**
     * Sign in with the code that an outside provider gave this browser (from GET /oauth/start by way of /callback).
     *
     * `GET /auth/code` · public
     */
    code: 'auth.code'
    /**
     * The RSA key that credentials have to be encrypted with; null where the settings do not ask for it. A key changes: take it for each call.
     *
     * `GET /auth/key` · public
     */
    credential_key: 'auth.credential_key'
    /**
     * Count the access tokens given so far as expired; the session lives on.
     *
     * `GET /expireToken` · signed-in
     */
    expire_token: 'auth.expire_token'
    /**
     * Sign in with a password or an SMS code; the user name may be a phone number. With the scope offline_access the answer carries a refresh token in place of the cookie, for programs and pages of other origins; the grant refresh_token renews it, and one that is used twice ends its session.
     *
     * `POST /oauth/token` · public
     */
    login: 'auth.login'
    /**
     * End the session on the server, everywhere at once.
     *
     * `POST /logout` · signed-in
     */
    logout: 'auth.logout'
    /**
     * A new access token for the session of the refresh cookie, which is changed each time.
     *
     * `GET /refreshToken` · public
     */
    refresh_token: 'auth.refresh_token'
    /**
     * Make an account with a phone number proved by an SMS code (GET /sms_code): without roles, in the team of the key or in a team of its own.
     *
     * `POST /register` · public
     */
    register: 'auth.register'
    /**
     * Make an account with a phone number proved by an SMS code (GET /sms_code): without roles, in the team of the key or in a team of its own.
     *
     * `POST /signup` · public
     */
    signup: 'auth.signup'
    /**
     * Send a sign-in code to the phone of a person; the answer tells nothing about whether there is one.
     *
     * `GET /sms_code` · public
     */
    sms_code: 'auth.sms_code'
    /**
     * Sign in with the code that an outside provider gave this browser (from GET /oauth/start by way of /callback).
     *
     * `POST /socialLogin` · public
     */
    social_login: 'auth.social_login'
  }
  business_categories: {
    /**
     * Assigns names of outside categories to a category. A name belongs to one category of the team: it is taken from the one that had it
     *
     * `POST /api/v1/business_categories/add_assign_category` · category:edit
     */
    add_assign_category: 'business_categories.add_assign_category'
    /**
     * Create: category
     *
     * `POST /api/v1/business_categories` · category:edit
     */
    create: 'business_categories.create'
    /**
     * Move to trash: category
     *
     * `DELETE /api/v1/business_categories/{id}` · category:edit
     */
    delete: 'business_categories.delete'
    /**
     * One record: category
     *
     * `GET /api/v1/business_categories/{id}` · category:read
     */
    get: 'business_categories.get'
    /**
     * The category tree of the own team, or of those that are asked for, as options: team by team, in reading order.
     *
     * `GET /api/v1/business_categories/get_select` · category:read
     */
    get_select: 'business_categories.get_select'
    /**
     * The same options under the name that the smart screens use.
     *
     * `GET /api/v1/business_categories/get_smart_select` · category:read
     */
    get_smart_select: 'business_categories.get_smart_select'
    /**
     * List: category
     *
     * `GET /api/v1/business_categories` · category:read
     */
    list: 'business_categories.list'
    /**
     * Take back from the trash: category
     *
     * `POST /api/v1/business_categories/{id}/restore` · category:edit
     */
    restore: 'business_categories.restore'
    /**
     * Change: category
     *
     * `PUT /api/v1/business_categories/{id}` · category:edit
     */
    update: 'business_categories.update'
  }
  business_pools: {
    /**
     * Compares pools with contents about its product: one at once, several as a job
     *
     * `GET /api/v1/business_pools/benchmark_contents` · pool:edit
     */
    benchmark_contents: 'business_pools.benchmark_contents'
    /**
     * Compares pools with similar goods at goudong: one at once, several as a job
     *
     * `GET /api/v1/business_pools/benchmark_goudong` · pool:edit
     */
    benchmark_goudong: 'business_pools.benchmark_goudong'
    /**
     * Asks the channel whether a product can be worked with, and why not; the pool of the product keeps the answer
     *
     * `GET /api/v1/business_pools/check_available` · pool:edit
     */
    check_available: 'business_pools.check_available'
    /**
     * Moves the images of a pool to the trash
     *
     * `GET /api/v1/business_pools/clear_creative_materials` · creative:edit
     */
    clear_creative_materials: 'business_pools.clear_creative_materials'
    /**
     * Moves the creative paragraphs of a pool to the trash
     *
     * `GET /api/v1/business_pools/clear_creative_paragraphs` · creative:edit
     */
    clear_creative_paragraphs: 'business_pools.clear_creative_paragraphs'
    /**
     * Create: pool
     *
     * `POST /api/v1/business_pools` · pool:edit
     */
    create: 'business_pools.create'
    /**
     * Counts of the contents made of pools by status, category and source, and by day
     *
     * `GET /api/v1/business_pools/creative_content_statistics` · pool:read
     */
    creative_content_statistics: 'business_pools.creative_content_statistics'
    /**
     * Move to trash: pool
     *
     * `DELETE /api/v1/business_pools/{id}` · pool:edit
     */
    delete: 'business_pools.delete'
    /**
     * Makes smart contents of the pool’s images and checked texts, one for each serial number from range[0] to range[1]; a number made before is answered as it stands; 409 nothing_to_use, 422 invalid_range
     *
     * `POST /api/v1/business_pools/{id}/generate_contents` · content:edit
     */
    generate_contents: 'business_pools.generate_contents'
    /**
     * One record: pool
     *
     * `GET /api/v1/business_pools/{id}` · pool:read
     */
    get: 'business_pools.get'
    /**
     * The texts of a pool that contents are made from: written ones before buyers’ opinions
     *
     * `GET /api/v1/business_pools/{id}/get_paragraphs` · pool:read
     */
    get_paragraphs: 'business_pools.get_paragraphs'
    /**
     * The youhaohuo product to write about next: available, with images, and with the fewest contents; 204 when there is none
     *
     * `GET /api/v1/business_pools/get_youhaohuo_pool` · pool:read
     */
    get_youhaohuo_pool: 'business_pools.get_youhaohuo_pool'
    /**
     * What buyers at goudong say of a product; nothing is stored
     *
     * `GET /api/v1/business_pools/goudong_goods_rate` · pool:read
     */
    goudong_goods_rate: 'business_pools.goudong_goods_rate'
    /**
     * List: pool
     *
     * `GET /api/v1/business_pools` · pool:read
     */
    list: 'business_pools.list'
    /**
     * Take back from the trash: pool
     *
     * `POST /api/v1/business_pools/{id}/restore` · pool:edit
     */
    restore: 'business_pools.restore'
    /**
     * Looks for what others wrote about the product at its platform; nothing is stored
     *
     * `POST /api/v1/business_pools/{id}/search_creative_paragraphs` · pool:read
     */
    search_creative_paragraphs: 'business_pools.search_creative_paragraphs'
    /**
     * List below one record (pool): smart paragraph
     *
     * `GET /api/v1/business_pools/{id}/smart_paragraphs` · pool:read
     */
    smart_paragraphs: 'business_pools.smart_paragraphs'
    /**
     * Starts a job that takes goods of a platform into the pools; goods that are there are renewed
     *
     * `POST /api/v1/business_pools/sync_commerce_items` · pool:edit
     */
    sync_commerce_items: 'business_pools.sync_commerce_items'
    /**
     * Asks goudong what buyers say of the product: the share of good opinions stands on the pool, each opinion becomes a smart paragraph, once
     *
     * `GET /api/v1/business_pools/{id}/sync_goudong_rate` · pool:edit
     */
    sync_goudong_rate: 'business_pools.sync_goudong_rate'
    /**
     * Change: pool
     *
     * `PUT /api/v1/business_pools/{id}` · pool:edit
     */
    update: 'business_pools.update'
  }
  business_teams: {
    /**
     * Commission in yuan by day and in total: of published pieces, of the orders of own accounts, and of those of bound creators.
     *
     * `GET /api/v1/business_teams/cps_statistics` · order:read
     */
    cps_statistics: 'business_teams.cps_statistics'
    /**
     * Make a team; for those who see all teams.
     *
     * `POST /api/v1/business_teams` · team:edit
     */
    create: 'business_teams.create'
    /**
     * The channel goudong's tags of creators, asked of the channel; a tree by parent_id.
     *
     * `GET /api/v1/business_teams/creator_tag_info` · team:read
     */
    creator_tag_info: 'business_teams.creator_tag_info'
    /**
     * Move to trash: team
     *
     * `DELETE /api/v1/business_teams/{id}` · team:edit
     */
    delete: 'business_teams.delete'
    /**
     * One record: team
     *
     * `GET /api/v1/business_teams/{id}` · team:read
     */
    get: 'business_teams.get'
    /**
     * The own team, its settings and its size.
     *
     * `GET /api/v1/business_teams/get_info` · team:read
     */
    get_info: 'business_teams.get_info'
    /**
     * The channel goudong's tags of creators, asked of the channel; a tree by parent_id.
     *
     * `GET /api/v1/business_teams/goudong_creator_tag_list` · team:read
     */
    goudong_creator_tag_list: 'business_teams.goudong_creator_tag_list'
    /**
     * List: team
     *
     * `GET /api/v1/business_teams` · team:read
     */
    list: 'business_teams.list'
    /**
     * Take back from the trash: team
     *
     * `POST /api/v1/business_teams/{id}/restore` · team:edit
     */
    restore: 'business_teams.restore'
    /**
     * People of the own team, or of those that are asked for, who can sign in, 100 a page, narrowed by name and by roles of which they hold one; a page of fewer is the last.
     *
     * `GET /api/v1/business_teams/role_select` · team:read
     */
    role_select: 'business_teams.role_select'
    /**
     * Change the settings of the own team: what is given is laid over what is there, key by key; null takes a key away.
     *
     * `PUT /api/v1/business_teams/save_settings` · team:edit
     */
    save_settings: 'business_teams.save_settings'
    /**
     * Change: team
     *
     * `PUT /api/v1/business_teams/{id}` · team:edit
     */
    update: 'business_teams.update'
  }
  cable_tickets: {
    /**
     * One connection to /cable, within 30 seconds
     *
     * `POST /api/v1/cable_tickets` · self:read
     */
    create: 'cable_tickets.create'
  }
  carry_contents: {
    /**
     * Makes contents of creators’ contents, once for each
     *
     * `POST /api/v1/carry_contents/add_content_from_creator` · content:edit
     */
    add_content_from_creator: 'carry_contents.add_content_from_creator'
    /**
     * Decides on contents that await review; a rejection needs a reason and takes them out of the queues; those that somebody else is reviewing are left to them
     *
     * `POST /api/v1/carry_contents/audit_creative_content` · content:review
     */
    audit_creative_content: 'carry_contents.audit_creative_content'
    /**
     * Moves several contents to one status; those that may not move are reported, not fatal; what is trashed or rejected is paused in the queues
     *
     * `PUT /api/v1/carry_contents/batch_content_status` · content:review
     */
    batch_content_status: 'carry_contents.batch_content_status'
    /**
     * Proposes an account for each content (the named ones, or the oldest checked ones without one) by platform, category and what is left of the account’s day
     *
     * `GET /api/v1/carry_contents/batch_match_account` · content:read
     */
    batch_match_account: 'carry_contents.batch_match_account'
    /**
     * Puts up to 500 contents into the queue of an account, with a result for each; more go as a job by filter and expected count
     *
     * `POST /api/v1/carry_contents/batch_to_publish` · content:publish
     */
    batch_to_publish: 'carry_contents.batch_to_publish'
    /**
     * Keeps a content that was handed out for review for another lease, or lets it go; 409 hold_ended for everybody but its holder
     *
     * `POST /api/v1/carry_contents/{id}/claim` · content:review
     */
    claim: 'carry_contents.claim'
    /**
     * Move to trash: content
     *
     * `DELETE /api/v1/carry_contents/{id}` · content:edit
     */
    delete: 'carry_contents.delete'
    /**
     * Moves a content to the trash and out of the queues
     *
     * `DELETE /api/v1/carry_contents/{id}/delete_creation_content` · content:edit
     */
    delete_creation_content: 'carry_contents.delete_creation_content'
    /**
     * Makes creators’ contents of contents, once for each, for an assignment if one is named; 409 task_closed
     *
     * `POST /api/v1/carry_contents/generate_carry_creator` · content:edit
     */
    generate_carry_creator: 'carry_contents.generate_carry_creator'
    /**
     * One record: content
     *
     * `GET /api/v1/carry_contents/{id}` · content:read
     */
    get: 'carry_contents.get'
    /**
     * The next content to review: processed, random within the oldest day, claimed for the caller for the time of a lease; 204 when there is none
     *
     * `GET /api/v1/carry_contents/get_checked_content` · content:review
     */
    get_checked_content: 'carry_contents.get_checked_content'
    /**
     * The text of a content as it is pasted at a channel: its description, or what else reads as one (`from`), with its topics as tags
     *
     * `GET /api/v1/carry_contents/get_content_desc` · content:read
     */
    get_content_desc: 'carry_contents.get_content_desc'
    /**
     * At most 20 contents like one: same goods before same category before same topic, the more played first
     *
     * `GET /api/v1/carry_contents/get_content_recommend` · content:read
     */
    get_content_recommend: 'carry_contents.get_content_recommend'
    /**
     * Takes a copy of the next usable content out and marks it as downloaded: processed unless `status` says otherwise, random within the oldest day; 204 when there is none
     *
     * `GET /api/v1/carry_contents/get_downloaded_content` · content:edit
     */
    get_downloaded_content: 'carry_contents.get_downloaded_content'
    /**
     * Claims the next item of the device’s account, with a lease and an attempt key; 204 when the queue is empty; 409 account_waiting (meta why, until, in_ms), account_ended, lease_lost
     *
     * `GET /api/v1/carry_contents/get_publish_content` · publish:run
     */
    get_publish_content: 'carry_contents.get_publish_content'
    /**
     * List: content
     *
     * `GET /api/v1/carry_contents` · content:read
     */
    list: 'carry_contents.list'
    /**
     * Asks the platform how the piece does; 409 no_outside_id
     *
     * `GET /api/v1/carry_contents/{id}/refresh_content_aweme` · content:edit
     */
    refresh_content_aweme: 'carry_contents.refresh_content_aweme'
    /**
     * Brings the status of contents in line with the publish ledger and answers the counts by status
     *
     * `GET /api/v1/carry_contents/refresh_content_status_cache` · content:edit
     */
    refresh_content_status_cache: 'carry_contents.refresh_content_status_cache'
    /**
     * Take back from the trash: content
     *
     * `POST /api/v1/carry_contents/{id}/restore` · content:edit
     */
    restore: 'carry_contents.restore'
    /**
     * Reports the result of an attempt, from the device that claimed it, with its fence; idempotent by attempt key; late it is evidence and puts nothing back into the queue that may be live; 204 when the account was given to a colleague meanwhile and the item is not theirs to read; 403 not_the_executor, 409 not_submitted, feed_id_taken, 422 feed_id_required
     *
     * `POST /api/v1/carry_contents/set_publish_response` · publish:run
     */
    set_publish_response: 'carry_contents.set_publish_response'
    /**
     * Counts by status, source, channel, category and kind, and a series by day of creation
     *
     * `GET /api/v1/carry_contents/statistics` · content:read
     */
    statistics: 'carry_contents.statistics'
    /**
     * Puts a content into the publishing queue of an account; 409 already_queued, not_publishable, other_team
     *
     * `POST /api/v1/carry_contents/{id}/submit_to_publish` · content:publish
     */
    submit_to_publish: 'carry_contents.submit_to_publish'
    /**
     * Asks the platforms for the details of contents: one at once, several as a job (`job_id`); texts and pictures only while a content is fetched, figures always
     *
     * `POST /api/v1/carry_contents/sync_content_detail` · content:edit
     */
    sync_content_detail: 'carry_contents.sync_content_detail'
    /**
     * Puts contents into the queue of the account that fits each (its source’s, else one of its channel and category, the least busy first)
     *
     * `POST /api/v1/carry_contents/sync_to_publish` · content:publish
     */
    sync_to_publish: 'carry_contents.sync_to_publish'
    /**
     * Starts a job that writes down what is said in the clips of contents, as `audio_text`; one that has words already is left as it is
     *
     * `POST /api/v1/carry_contents/transcribe` · content:edit
     */
    transcribe: 'carry_contents.transcribe'
    /**
     * Corrects a content. What stands in a queue already goes out as it was queued; change that with publish_contents.update. 422 other_team
     *
     * `PUT /api/v1/carry_contents/{id}` · content:edit
     */
    update: 'carry_contents.update'
  }
  carry_item_details: {
    /**
     * List: pick of the day
     *
     * `GET /api/v1/carry_item_details` · item:read
     */
    list: 'carry_item_details.list'
  }
  carry_items: {
    /**
     * Keeps what buyers wrote about items; each review once, at most 200 of an item
     *
     * `POST /api/v1/carry_items/batch_save_rate_item` · item:edit
     */
    batch_save_rate_item: 'carry_items.batch_save_rate_item'
    /**
     * Puts items under a category of the team, or under none
     *
     * `PUT /api/v1/carry_items/batch_update_category` · item:edit
     */
    batch_update_category: 'carry_items.batch_update_category'
    /**
     * Asks the channel whether an item is offered, and keeps the answer with its price
     *
     * `GET /api/v1/carry_items/check_available` · item:edit
     */
    check_available: 'carry_items.check_available'
    /**
     * Makes one content of each item for the creator who is to write it, once per item; what is not offered is left out
     *
     * `POST /api/v1/carry_items/creator_items_content` · content:edit
     */
    creator_items_content: 'carry_items.creator_items_content'
    /**
     * Move to trash: pick
     *
     * `DELETE /api/v1/carry_items/{id}` · item:edit
     */
    delete: 'carry_items.delete'
    /**
     * Has titles and paragraphs written about an item, in the limits of a channel; answered, not kept; 429 writing_budget
     *
     * `GET /api/v1/carry_items/{id}/get_algo_aicopy` · item:edit
     */
    get_algo_aicopy: 'carry_items.get_algo_aicopy'
    /**
     * List: pick
     *
     * `GET /api/v1/carry_items` · item:read
     */
    list: 'carry_items.list'
    /**
     * Take back from the trash: pick
     *
     * `POST /api/v1/carry_items/{id}/restore` · item:edit
     */
    restore: 'carry_items.restore'
    /**
     * Puts items into the random pool or takes them out of it
     *
     * `POST /api/v1/carry_items/set_random_pool` · item:edit
     */
    set_random_pool: 'carry_items.set_random_pool'
  }
  carry_materials: {
    /**
     * Stores chosen goods or pieces of a platform as materials and gives them to a person; the meta counts new and existing rows and names what failed
     *
     * `POST /api/v1/carry_materials/assign_material_from_channel` · material:edit
     */
    assign_material_from_channel: 'carry_materials.assign_material_from_channel'
    /**
     * Takes products of a platform into a material, also from another one, and gives them to a person; the meta counts new and existing rows and names what failed
     *
     * `POST /api/v1/carry_materials/assign_new_item` · material:edit
     */
    assign_new_item: 'carry_materials.assign_new_item'
    /**
     * Moves all contents of the materials to one status, at most 500 a call; those that may not move are reported
     *
     * `POST /api/v1/carry_materials/batch_contents_status` · content:review
     */
    batch_contents_status: 'carry_materials.batch_contents_status'
    /**
     * Puts materials under a category of the team, or under none
     *
     * `PUT /api/v1/carry_materials/batch_update_category` · material:edit
     */
    batch_update_category: 'carry_materials.batch_update_category'
    /**
     * Sets, adds or removes tags of materials
     *
     * `PUT /api/v1/carry_materials/batch_update_tag_info` · material:edit
     */
    batch_update_tag_info: 'carry_materials.batch_update_tag_info'
    /**
     * Asks the channels whether the items of a material are still offered, keeps the answer and reviews the material; 409 not_available
     *
     * `PUT /api/v1/carry_materials/{id}/check_material_from_channel` · material:review
     */
    check_material_from_channel: 'carry_materials.check_material_from_channel'
    /**
     * Moves the contents of a material to the trash; the undo id brings them back
     *
     * `DELETE /api/v1/carry_materials/{id}/clear_carry_contents` · content:edit
     */
    clear_carry_contents: 'carry_materials.clear_carry_contents'
    /**
     * Stores one product of a platform as a material, once per team; the existing one is answered; 409 taken
     *
     * `GET /api/v1/carry_materials/commerce_new_material` · material:edit
     */
    commerce_new_material: 'carry_materials.commerce_new_material'
    /**
     * Writes items down under a material, each product once per team; the meta counts new and existing rows and names what failed
     *
     * `POST /api/v1/carry_materials/create_new_items` · material:edit
     */
    create_new_items: 'carry_materials.create_new_items'
    /**
     * Writes a material down with items, pictures and texts; one with a source id that is there already is answered as it is; 409 taken
     *
     * `POST /api/v1/carry_materials/create_new_material` · material:edit
     */
    create_new_material: 'carry_materials.create_new_material'
    /**
     * Makes the content of a material from its pictures, texts and items, once; 409 material_rejected, in_trash
     *
     * `POST /api/v1/carry_materials/creative_new_content` · content:edit
     */
    creative_new_content: 'carry_materials.creative_new_content'
    /**
     * The materials that came from outside creators, by creator, status and who collected
     *
     * `GET /api/v1/carry_materials/daren_detail_status` · material:read
     */
    daren_detail_status: 'carry_materials.daren_detail_status'
    /**
     * Move to trash: material
     *
     * `DELETE /api/v1/carry_materials/{id}` · material:edit
     */
    delete: 'carry_materials.delete'
    /**
     * Moves the materials of one source to the trash; their items stay; the undo id brings them back
     *
     * `DELETE /api/v1/carry_materials/delete_from_source` · material:edit
     */
    delete_from_source: 'carry_materials.delete_from_source'
    /**
     * Collects items and pictures for chosen materials, in the background
     *
     * `POST /api/v1/carry_materials/exec_material_job` · material:edit
     */
    exec_material_job: 'carry_materials.exec_material_job'
    /**
     * Finds what the team has already of what a platform offers, also under another id; nothing is stored. `carry_material_id` is null when a colleague has it
     *
     * `POST /api/v1/carry_materials/find_duplicates` · material:read
     */
    find_duplicates: 'carry_materials.find_duplicates'
    /**
     * One record: material
     *
     * `GET /api/v1/carry_materials/{id}` · material:read
     */
    get: 'carry_materials.get'
    /**
     * The pictures of a material, in the order they are used
     *
     * `GET /api/v1/carry_materials/get_material_creative` · material:read
     */
    get_material_creative: 'carry_materials.get_material_creative'
    /**
     * The descriptions of a material, the newest first
     *
     * `GET /api/v1/carry_materials/get_material_desc` · material:read
     */
    get_material_desc: 'carry_materials.get_material_desc'
    /**
     * The paragraphs of a material, in their order
     *
     * `GET /api/v1/carry_materials/get_material_paragraphs` · material:read
     */
    get_material_paragraphs: 'carry_materials.get_material_paragraphs'
    /**
     * What buyers wrote about a material and its items, the best first, with the average
     *
     * `GET /api/v1/carry_materials/get_material_rate` · material:read
     */
    get_material_rate: 'carry_materials.get_material_rate'
    /**
     * Titles, paragraphs, covers and pictures to write about a material with, and the materials most like it; without a material: a draw from the random pool
     *
     * `GET /api/v1/carry_materials/get_material_recommend` · material:read
     */
    get_material_recommend: 'carry_materials.get_material_recommend'
    /**
     * List: material
     *
     * `GET /api/v1/carry_materials` · material:read
     */
    list: 'carry_materials.list'
    /**
     * Merges what is the same among the chosen materials, alike in cover and title or with items in common; items and contents go along, one undo brings all back
     *
     * `PUT /api/v1/carry_materials/merge_similar_material` · material:edit
     */
    merge_similar_material: 'carry_materials.merge_similar_material'
    /**
     * Stores chosen products of Taobaoke as materials, each once per team; the meta counts new and existing rows and names what failed
     *
     * `POST /api/v1/carry_materials/new_taobaoke_material` · material:edit
     */
    new_taobaoke_material: 'carry_materials.new_taobaoke_material'
    /**
     * Take back from the trash: material
     *
     * `POST /api/v1/carry_materials/{id}/restore` · material:edit
     */
    restore: 'carry_materials.restore'
    /**
     * Keeps what buyers wrote about the items of a material, as texts or as contents too; each review once, at most 200 of an item
     *
     * `POST /api/v1/carry_materials/save_rate_content` · material:edit
     */
    save_rate_content: 'carry_materials.save_rate_content'
    /**
     * Searches the pool of Dewu, goods unless pieces are asked for; nothing is stored
     *
     * `GET /api/v1/carry_materials/search_dewu_pool` · material:read
     */
    search_dewu_pool: 'carry_materials.search_dewu_pool'
    /**
     * Searches the pool of Goudong, goods unless pieces are asked for; nothing is stored
     *
     * `GET /api/v1/carry_materials/search_goudong_pool` · material:read
     */
    search_goudong_pool: 'carry_materials.search_goudong_pool'
    /**
     * Searches the pool of Guanghe, pieces unless goods are asked for; nothing is stored
     *
     * `GET /api/v1/carry_materials/search_guanghe_pool` · material:read
     */
    search_guanghe_pool: 'carry_materials.search_guanghe_pool'
    /**
     * Searches the offers of a platform, goods unless pieces are asked for; nothing is stored. 422 unknown_channel, 409 channel_disabled, 503 channel_unreachable
     *
     * `GET /api/v1/carry_materials/search_pool` · material:read
     */
    search_pool: 'carry_materials.search_pool'
    /**
     * Searches the products of Taobaoke; nothing is stored
     *
     * `POST /api/v1/carry_materials/search_taobaoke_material` · material:read
     */
    search_taobaoke_material: 'carry_materials.search_taobaoke_material'
    /**
     * Puts materials into the random pool or takes them out of it
     *
     * `POST /api/v1/carry_materials/set_random_pool` · material:edit
     */
    set_random_pool: 'carry_materials.set_random_pool'
    /**
     * The materials of one source, by status, category, way of matching and availability
     *
     * `GET /api/v1/carry_materials/source_detail_status` · material:read
     */
    source_detail_status: 'carry_materials.source_detail_status'
    /**
     * How many materials each source pool holds, by status, category and random pool
     *
     * `GET /api/v1/carry_materials/source_pool_status` · material:read
     */
    source_pool_status: 'carry_materials.source_pool_status'
    /**
     * Refreshes price, commission and availability of items, chosen by material or one by one, in the background
     *
     * `POST /api/v1/carry_materials/sync_commerce_items` · item:edit
     */
    sync_commerce_items: 'carry_materials.sync_commerce_items'
    /**
     * Takes the outside pieces that show the items of a material over as its contents, collected and unseen; each piece once
     *
     * `GET /api/v1/carry_materials/take_carry_contents` · material:edit
     */
    take_carry_contents: 'carry_materials.take_carry_contents'
    /**
     * Change: material
     *
     * `PUT /api/v1/carry_materials/{id}` · material:edit
     */
    update: 'carry_materials.update'
    /**
     * Sets the pictures of a material and their order; the list is all it has from now on
     *
     * `PUT /api/v1/carry_materials/update_creative_material` · material:edit
     */
    update_creative_material: 'carry_materials.update_creative_material'
    /**
     * Changes an item or the material it stands under; a commission that is not named follows from price and rate
     *
     * `POST /api/v1/carry_materials/update_material_item` · item:edit
     */
    update_material_item: 'carry_materials.update_material_item'
  }
  carry_publishes: {
    /**
     * Moves records to the trash: up to 500 ids, or all that match a filter, as a job (`job_id`) that checks the count people saw
     *
     * `POST /api/v1/carry_publishes/all_in_deleted` · publish:edit
     */
    all_in_deleted: 'carry_publishes.all_in_deleted'
    /**
     * Makes records ready to go out once more: up to 500 ids, or all that match a filter, as a job (`job_id`) that checks the count people saw
     *
     * `POST /api/v1/carry_publishes/all_in_processed` · publish:edit
     */
    all_in_processed: 'carry_publishes.all_in_processed'
    /**
     * Moves several records to one status; those that may not move are reported, not fatal
     *
     * `PUT /api/v1/carry_publishes/batch_publish_status` · publish:edit
     */
    batch_publish_status: 'carry_publishes.batch_publish_status'
    /**
     * Gives processed records new texts and pictures, each its own
     *
     * `POST /api/v1/carry_publishes/batch_update_processed_assets` · publish:edit
     */
    batch_update_processed_assets: 'carry_publishes.batch_update_processed_assets'
    /**
     * Takes the goods of one source off a record; the source stands in the body
     *
     * `DELETE /api/v1/carry_publishes/{id}/clear_source_items` · publish:edit
     */
    clear_source_items: 'carry_publishes.clear_source_items'
    /**
     * Move to trash: publish record
     *
     * `DELETE /api/v1/carry_publishes/{id}` · publish:edit
     */
    delete: 'carry_publishes.delete'
    /**
     * Starts a job that puts processed records into the publishing queue once more, of their own account or of `uid`
     *
     * `POST /api/v1/carry_publishes/exec_publish_job` · content:publish
     */
    exec_publish_job: 'carry_publishes.exec_publish_job'
    /**
     * One record: publish record
     *
     * `GET /api/v1/carry_publishes/{id}` · publish:read
     */
    get: 'carry_publishes.get'
    /**
     * The pictures of published pieces, 100 pieces a page, newest first
     *
     * `GET /api/v1/carry_publishes/get_creator_image_urls` · publish:read
     */
    get_creator_image_urls: 'carry_publishes.get_creator_image_urls'
    /**
     * Sets the commission (yuan) of published pieces by their id at the channel, from CSV or XLSX; each row whole or not at all
     *
     * `POST /api/v1/carry_publishes/import_cps_amount` · order:edit
     */
    import_cps_amount: 'carry_publishes.import_cps_amount'
    /**
     * List: publish record
     *
     * `GET /api/v1/carry_publishes` · publish:read
     */
    list: 'carry_publishes.list'
    /**
     * Asks the channel how the post does; 409 no_outside_id, not_listed
     *
     * `GET /api/v1/carry_publishes/{id}/refresh_content` · publish:edit
     */
    refresh_content: 'carry_publishes.refresh_content'
    /**
     * Take back from the trash: publish record
     *
     * `POST /api/v1/carry_publishes/{id}/restore` · publish:edit
     */
    restore: 'carry_publishes.restore'
    /**
     * Keeps a record, with better assets if they are given, as ready to go out once more; 409 not_allowed_move
     *
     * `POST /api/v1/carry_publishes/{id}/save_to_processed` · publish:edit
     */
    save_to_processed: 'carry_publishes.save_to_processed'
    /**
     * Counts by status, channel, account and tag, the sums of figures and commission (yuan), and a series by day of publication
     *
     * `GET /api/v1/carry_publishes/statistics` · publish:read
     */
    statistics: 'carry_publishes.statistics'
  }
  carry_sources: {
    /**
     * Sets whether authors are collected from and offered for publishing (active, paused, stopped)
     *
     * `PUT /api/v1/carry_sources/batch_publish_status` · source:edit
     */
    batch_publish_status: 'carry_sources.batch_publish_status'
    /**
     * Move to trash: content source
     *
     * `DELETE /api/v1/carry_sources/{id}` · source:edit
     */
    delete: 'carry_sources.delete'
    /**
     * Starts a job that collects from dewu: chosen authors or all of them, and with `q` what a search there finds
     *
     * `POST /api/v1/carry_sources/exec_dewu_spider` · source:run
     */
    exec_dewu_spider: 'carry_sources.exec_dewu_spider'
    /**
     * Starts a job that collects what watched authors have published since the last look
     *
     * `GET /api/v1/carry_sources/exec_monitor_spider` · source:run
     */
    exec_monitor_spider: 'carry_sources.exec_monitor_spider'
    /**
     * Starts a job that collects from chosen authors, watched or not
     *
     * `POST /api/v1/carry_sources/exec_source_job` · source:run
     */
    exec_source_job: 'carry_sources.exec_source_job'
    /**
     * One record: content source
     *
     * `GET /api/v1/carry_sources/{id}` · source:read
     */
    get: 'carry_sources.get'
    /**
     * Watched authors to choose from, at most 100
     *
     * `GET /api/v1/carry_sources/get_select` · source:read
     */
    get_select: 'carry_sources.get_select'
    /**
     * List: content source
     *
     * `GET /api/v1/carry_sources` · source:read
     */
    list: 'carry_sources.list'
    /**
     * Asks the platform about an author, by id or home page, and watches them; store=false only shows the candidate
     *
     * `GET /api/v1/carry_sources/request_info` · source:run
     */
    request_info: 'carry_sources.request_info'
    /**
     * Take back from the trash: content source
     *
     * `POST /api/v1/carry_sources/{id}/restore` · source:edit
     */
    restore: 'carry_sources.restore'
    /**
     * A question to the assistant, answered whole and kept in an own conversation; 409 already_answering, 429 too_many_answers, writing_budget
     *
     * `POST /api/v1/carry_sources/send_ai_chat` · chat:use
     */
    send_ai_chat: 'carry_sources.send_ai_chat'
    /**
     * Change: content source
     *
     * `PUT /api/v1/carry_sources/{id}` · source:edit
     */
    update: 'carry_sources.update'
    /**
     * Gives collected contents that nobody has the person and category of their source; what was given by hand stays
     *
     * `GET /api/v1/carry_sources/update_assign_content` · source:edit
     */
    update_assign_content: 'carry_sources.update_assign_content'
  }
  carry_statistics: {
    /**
     * One record: carry figures
     *
     * `GET /api/v1/carry_statistics/{id}` · report:read
     */
    get: 'carry_statistics.get'
    /**
     * List: carry figures
     *
     * `GET /api/v1/carry_statistics` · report:read
     */
    list: 'carry_statistics.list'
    /**
     * Sums of all rows that match the filters of the list; equal to the sum of these rows.
     *
     * `GET /api/v1/carry_statistics/totals` · report:read
     */
    totals: 'carry_statistics.totals'
  }
  channel_rules: {
    /**
     * One record: channel rule
     *
     * `GET /api/v1/channel_rules/{id}` · rule:read
     */
    get: 'channel_rules.get'
    /**
     * List: channel rule
     *
     * `GET /api/v1/channel_rules` · rule:read
     */
    list: 'channel_rules.list'
    /**
     * Change: channel rule
     *
     * `PUT /api/v1/channel_rules/{id}` · rule:edit
     */
    update: 'channel_rules.update'
  }
  channels: {
    /**
     * One record: channel
     *
     * `GET /api/v1/channels/{id}` · channel:read
     */
    get: 'channels.get'
    /**
     * List: channel
     *
     * `GET /api/v1/channels` · channel:read
     */
    list: 'channels.list'
    /**
     * Change: channel
     *
     * `PUT /api/v1/channels/{id}` · channel:edit
     */
    update: 'channels.update'
  }
  commands: {
    /**
     * A device says how far it is; 409 command_taken, command_expired, wrong_phase
     *
     * `POST /api/v1/commands/{id}/acknowledge` · device:run
     */
    acknowledge: 'commands.acknowledge'
    /**
     * Commands that wait for the account of a device, oldest first
     *
     * `GET /api/v1/commands/inbox` · device:run
     */
    inbox: 'commands.inbox'
    /**
     * Sends a command to the device that executes for an account. It is kept until it expires and runs at most once; deleting ones need the account’s nickname as confirm
     *
     * `POST /api/v1/commands` · command:issue
     */
    issue: 'commands.issue'
    /**
     * List: remote command
     *
     * `GET /api/v1/commands` · command:read
     */
    list: 'commands.list'
    /**
     * Takes a command back before a device begins it: it is refused as withdrawn; 409 command_begun
     *
     * `POST /api/v1/commands/{id}/withdraw` · command:issue
     */
    withdraw: 'commands.withdraw'
  }
  content_items: {
    /**
     * List: content
     *
     * `GET /api/v1/content_items` · item:read
     */
    list: 'content_items.list'
    /**
     * The newest contents that hold every word of filter[q]; page 1 with 10 without more
     *
     * `GET /api/v1/content_items/recommend` · item:read
     */
    recommend: 'content_items.recommend'
  }
  conversations: {
    /**
     * Create: conversation
     *
     * `POST /api/v1/conversations` · chat:use
     */
    create: 'conversations.create'
    /**
     * Move to trash: conversation
     *
     * `DELETE /api/v1/conversations/{id}` · chat:use
     */
    delete: 'conversations.delete'
    /**
     * One record: conversation
     *
     * `GET /api/v1/conversations/{id}` · chat:use
     */
    get: 'conversations.get'
    /**
     * List: conversation
     *
     * `GET /api/v1/conversations` · chat:use
     */
    list: 'conversations.list'
    /**
     * List below one record (conversation): message
     *
     * `GET /api/v1/conversations/{id}/messages` · chat:use
     */
    messages: 'conversations.messages'
    /**
     * Take back from the trash: conversation
     *
     * `POST /api/v1/conversations/{id}/restore` · chat:use
     */
    restore: 'conversations.restore'
    /**
     * Asks the assistant. Server-sent events: start {conversation_id, question_id, message_id}, delta {text} …, end {state: done|stopped|broken, error}; a failure is told by end and an error event with an error document (429 writing_budget, 502 writer_refused, 503 writer_unreachable). What was said is kept however it ends. Before the stream: 409 already_answering, conversation_full, 429 too_many_answers
     *
     * `POST /api/v1/conversations/{id}/messages` · chat:use
     */
    send_message: 'conversations.send_message'
    /**
     * Stops the answer that is being written; what was said stays. 409 not_answering
     *
     * `POST /api/v1/conversations/{id}/stop` · chat:use
     */
    stop: 'conversations.stop'
    /**
     * Change: conversation
     *
     * `PUT /api/v1/conversations/{id}` · chat:use
     */
    update: 'conversations.update'
  }
  creative_contents: {
    /**
     * Create: creative content
     *
     * `POST /api/v1/creative_contents` · content:edit
     */
    create: 'creative_contents.create'
    /**
     * Move to trash: creative content
     *
     * `DELETE /api/v1/creative_contents/{id}` · content:edit
     */
    delete: 'creative_contents.delete'
    /**
     * One record: creative content
     *
     * `GET /api/v1/creative_contents/{id}` · content:read
     */
    get: 'creative_contents.get'
    /**
     * List: creative content
     *
     * `GET /api/v1/creative_contents` · content:read
     */
    list: 'creative_contents.list'
    /**
     * Take back from the trash: creative content
     *
     * `POST /api/v1/creative_contents/{id}/restore` · content:edit
     */
    restore: 'creative_contents.restore'
    /**
     * Counts by status, source, channel and category, and a series by day of creation
     *
     * `GET /api/v1/creative_contents/statistics` · content:read
     */
    statistics: 'creative_contents.statistics'
    /**
     * Change: creative content
     *
     * `PUT /api/v1/creative_contents/{id}` · content:edit
     */
    update: 'creative_contents.update'
  }
  creative_materials: {
    /**
     * Create: creative material
     *
     * `POST /api/v1/creative_materials` · creative:edit
     */
    create: 'creative_materials.create'
    /**
     * Move to trash: creative material
     *
     * `DELETE /api/v1/creative_materials/{id}` · creative:edit
     */
    delete: 'creative_materials.delete'
    /**
     * One record: creative material
     *
     * `GET /api/v1/creative_materials/{id}` · creative:read
     */
    get: 'creative_materials.get'
    /**
     * List: creative material
     *
     * `GET /api/v1/creative_materials` · creative:read
     */
    list: 'creative_materials.list'
    /**
     * Starts a job that draws every image that is not made yet, of one pool or of all, or those of an account’s category on the account’s templates: the picture of the goods with title and price on a template, kept as an upload; each failure stands in its row
     *
     * `GET /api/v1/creative_materials/make_all_materials` · creative:edit
     */
    make_all_materials: 'creative_materials.make_all_materials'
    /**
     * Take back from the trash: creative material
     *
     * `POST /api/v1/creative_materials/{id}/restore` · creative:edit
     */
    restore: 'creative_materials.restore'
    /**
     * Gives every image of a shelf number the same priority, in one pool or in all
     *
     * `POST /api/v1/creative_materials/set_sn_priority` · creative:edit
     */
    set_sn_priority: 'creative_materials.set_sn_priority'
    /**
     * Change: creative material
     *
     * `PUT /api/v1/creative_materials/{id}` · creative:edit
     */
    update: 'creative_materials.update'
  }
  creative_paragraphs: {
    /**
     * Create: creative paragraph
     *
     * `POST /api/v1/creative_paragraphs` · creative:edit
     */
    create: 'creative_paragraphs.create'
    /**
     * Move to trash: creative paragraph
     *
     * `DELETE /api/v1/creative_paragraphs/{id}` · creative:edit
     */
    delete: 'creative_paragraphs.delete'
    /**
     * One record: creative paragraph
     *
     * `GET /api/v1/creative_paragraphs/{id}` · creative:read
     */
    get: 'creative_paragraphs.get'
    /**
     * List: creative paragraph
     *
     * `GET /api/v1/creative_paragraphs` · creative:read
     */
    list: 'creative_paragraphs.list'
    /**
     * Take back from the trash: creative paragraph
     *
     * `POST /api/v1/creative_paragraphs/{id}/restore` · creative:edit
     */
    restore: 'creative_paragraphs.restore'
    /**
     * Change: creative paragraph
     *
     * `PUT /api/v1/creative_paragraphs/{id}` · creative:edit
     */
    update: 'creative_paragraphs.update'
  }
  creative_publishes: {
    /**
     * List: creative publish record
     *
     * `GET /api/v1/creative_publishes` · publish:read
     */
    list: 'creative_publishes.list'
    /**
     * Counts by channel, topic and brand with their figures, and a series by day of creation
     *
     * `GET /api/v1/creative_publishes/statistics` · publish:read
     */
    statistics: 'creative_publishes.statistics'
  }
  creative_templates: {
    /**
     * Create: picture template
     *
     * `POST /api/v1/creative_templates` · creative:edit
     */
    create: 'creative_templates.create'
    /**
     * Move to trash: picture template
     *
     * `DELETE /api/v1/creative_templates/{id}` · creative:edit
     */
    delete: 'creative_templates.delete'
    /**
     * One record: picture template
     *
     * `GET /api/v1/creative_templates/{id}` · creative:read
     */
    get: 'creative_templates.get'
    /**
     * List: picture template
     *
     * `GET /api/v1/creative_templates` · creative:read
     */
    list: 'creative_templates.list'
    /**
     * The template as a picture, with a title, a price and a picture of your own or with samples; 422 no_glyph, not_a_picture
     *
     * `GET /api/v1/creative_templates/{id}/preview` · creative:read
     */
    preview: 'creative_templates.preview'
    /**
     * Take back from the trash: picture template
     *
     * `POST /api/v1/creative_templates/{id}/restore` · creative:edit
     */
    restore: 'creative_templates.restore'
    /**
     * Change: picture template
     *
     * `PUT /api/v1/creative_templates/{id}` · creative:edit
     */
    update: 'creative_templates.update'
  }
  creator_contents: {
    /**
     * Creator contents that each account was given, had queued and published, by day; 400 invalid_range
     *
     * `GET /api/v1/creator_contents/account_day_statistics` · content:read
     */
    account_day_statistics: 'creator_contents.account_day_statistics'
    /**
     * Gives up to 500 contents their account: one for all ids, or one each by assignments; 422 ids_or_assignments
     *
     * `POST /api/v1/creator_contents/batch_assign_account` · content:edit
     */
    batch_assign_account: 'creator_contents.batch_assign_account'
    /**
     * Moves several contents to one status; those that may not move are reported, not fatal; what is trashed or rejected is paused in the queues
     *
     * `PUT /api/v1/creator_contents/batch_content_status` · content:review
     */
    batch_content_status: 'creator_contents.batch_content_status'
    /**
     * Puts up to 500 contents into the publishing queue of the named account, else of their own; at most 2 goods each, chosen at random
     *
     * `POST /api/v1/creator_contents/batch_create_publish_task` · content:publish
     */
    batch_create_publish_task: 'creator_contents.batch_create_publish_task'
    /**
     * Proposes an account for each content (the named ones, or the oldest without one) by platform, category and what is left of the account’s day
     *
     * `GET /api/v1/creator_contents/batch_match_account` · content:read
     */
    batch_match_account: 'creator_contents.batch_match_account'
    /**
     * Move to trash: creator content
     *
     * `DELETE /api/v1/creator_contents/{id}` · content:edit
     */
    delete: 'creator_contents.delete'
    /**
     * One record: creator content
     *
     * `GET /api/v1/creator_contents/{id}` · content:read
     */
    get: 'creator_contents.get'
    /**
     * Puts together what would go to the channel, with at most 2 of the goods chosen at random, and keeps it on the content; 409 no_account
     *
     * `POST /api/v1/creator_contents/{id}/get_publish_params` · content:publish
     */
    get_publish_params: 'creator_contents.get_publish_params'
    /**
     * List: creator content
     *
     * `GET /api/v1/creator_contents` · content:read
     */
    list: 'creator_contents.list'
    /**
     * Take back from the trash: creator content
     *
     * `POST /api/v1/creator_contents/{id}/restore` · content:edit
     */
    restore: 'creator_contents.restore'
    /**
     * Counts by status, kind, source, channel, account and person, and by day made
     *
     * `GET /api/v1/creator_contents/statistics` · content:read
     */
    statistics: 'creator_contents.statistics'
    /**
     * Change: creator content
     *
     * `PUT /api/v1/creator_contents/{id}` · content:edit
     */
    update: 'creator_contents.update'
  }
  creator_pools: {
    /**
     * Create: goods of the task
     *
     * `POST /api/v1/creator_pools` · task:edit
     */
    create: 'creator_pools.create'
    /**
     * Move to trash: goods of the task
     *
     * `DELETE /api/v1/creator_pools/{id}` · task:edit
     */
    delete: 'creator_pools.delete'
    /**
     * Take back from the trash: goods of the task
     *
     * `POST /api/v1/creator_pools/{id}/restore` · task:edit
     */
    restore: 'creator_pools.restore'
  }
  creator_tasks: {
    /**
     * Stores chosen pieces of compass as contents of the task; one that it has is answered as it stands; 409 task_closed
     *
     * `POST /api/v1/creator_tasks/{id}/add_content_from_compass` · content:edit
     */
    add_content_from_compass: 'creator_tasks.add_content_from_compass'
    /**
     * Stores chosen pieces of douyin as contents of the task; one that it has is answered as it stands; 409 task_closed
     *
     * `POST /api/v1/creator_tasks/{id}/add_content_from_douyin` · content:edit
     */
    add_content_from_douyin: 'creator_tasks.add_content_from_douyin'
    /**
     * Takes the rows of a table as contents of the task, with a result for each; 409 task_closed
     *
     * `POST /api/v1/creator_tasks/{id}/add_content_from_import` · content:edit
     */
    add_content_from_import: 'creator_tasks.add_content_from_import'
    /**
     * Moves the contents of the task to the trash, all or those of one status; what waits in a queue is paused
     *
     * `DELETE /api/v1/creator_tasks/{id}/clear_contents` · content:edit
     */
    clear_contents: 'creator_tasks.clear_contents'
    /**
     * Closes the task: it takes no new contents and stays readable; restore opens it again
     *
     * `DELETE /api/v1/creator_tasks/{id}/close_task` · task:edit
     */
    close_task: 'creator_tasks.close_task'
    /**
     * Gives a person of the team the same task with its goods, without its contents; once per person; 409 task_closed, 422 other_team
     *
     * `POST /api/v1/creator_tasks/{id}/copy_to_user` · task:edit
     */
    copy_to_user: 'creator_tasks.copy_to_user'
    /**
     * Create: creator task
     *
     * `POST /api/v1/creator_tasks` · task:edit
     */
    create: 'creator_tasks.create'
    /**
     * Writes a title and paragraphs about goods of the task, a content for each; goods that have one are not written about again; 409 task_closed
     *
     * `POST /api/v1/creator_tasks/{id}/creation_contents` · content:edit
     */
    creation_contents: 'creator_tasks.creation_contents'
    /**
     * List below one record (creator task): goods of the task
     *
     * `GET /api/v1/creator_tasks/{id}/creator_pools` · task:read
     */
    creator_pools: 'creator_tasks.creator_pools'
    /**
     * One record: creator task
     *
     * `GET /api/v1/creator_tasks/{id}` · task:read
     */
    get: 'creator_tasks.get'
    /**
     * List: creator task
     *
     * `GET /api/v1/creator_tasks` · task:read
     */
    list: 'creator_tasks.list'
    /**
     * Opens a closed task again
     *
     * `POST /api/v1/creator_tasks/{id}/restore` · task:edit
     */
    restore: 'creator_tasks.restore'
    /**
     * Looks for goods or contents at the task’s platform, by its keyword where none is given; nothing is stored; 422 platform_required
     *
     * `POST /api/v1/creator_tasks/{id}/search` · task:read
     */
    search: 'creator_tasks.search'
    /**
     * Moves contents of the task (the named ones, or all) to one status by the life cycle; what is trashed or rejected is paused in the queues
     *
     * `POST /api/v1/creator_tasks/{id}/set_content_status` · content:review
     */
    set_content_status: 'creator_tasks.set_content_status'
    /**
     * Counts of the task’s contents by status, kind, source and account, and by day made
     *
     * `GET /api/v1/creator_tasks/{id}/statistics` · task:read
     */
    statistics: 'creator_tasks.statistics'
    /**
     * Asks the task’s platform for a page of contents about its product, else about its keyword: new ones are stored, figures of known ones renewed; 409 task_closed, 422 platform_required
     *
     * `GET /api/v1/creator_tasks/{id}/sync_content` · content:edit
     */
    sync_content: 'creator_tasks.sync_content'
    /**
     * Makes a personify content of each content of the task (the named ones, or all), once each; 409 task_closed
     *
     * `GET /api/v1/creator_tasks/{id}/transfer_to_personify` · content:edit
     */
    transfer_to_personify: 'creator_tasks.transfer_to_personify'
    /**
     * Makes a smart content of each content of the task (the named ones, or all), once each; 409 task_closed
     *
     * `GET /api/v1/creator_tasks/{id}/transfer_to_smart` · content:edit
     */
    transfer_to_smart: 'creator_tasks.transfer_to_smart'
    /**
     * Change: creator task
     *
     * `PUT /api/v1/creator_tasks/{id}` · task:edit
     */
    update: 'creator_tasks.update'
  }
  deliveries: {
    /**
     * One record: webhook delivery
     *
     * `GET /api/v1/deliveries/{id}` · webhook:read
     */
    get: 'deliveries.get'
    /**
     * List: webhook delivery
     *
     * `GET /api/v1/deliveries` · webhook:read
     */
    list: 'deliveries.list'
    /**
     * Send the same again as a new delivery; the receiver sees a new delivery key.
     *
     * `POST /api/v1/deliveries/{id}/replay` · webhook:edit
     */
    replay: 'deliveries.replay'
  }
  devices: {
    /**
     * Renews the lease of the device and of its open attempts; 409 lease_lost, no_account
     *
     * `POST /api/v1/devices/{id}/heartbeat` · device:run
     */
    heartbeat: 'devices.heartbeat'
    /**
     * List: device
     *
     * `GET /api/v1/devices` · device:read
     */
    list: 'devices.list'
    /**
     * Connects this device, and with a uid makes it the executor of that account; 409 account_leased (meta device_id, device_kind, device_name, lease_expires_at) unless take_over, also for an account that the server publishes for. An ended queue stays ended: studio_accounts.reopen_queue starts it again
     *
     * `POST /api/v1/devices/register` · device:run
     */
    register: 'devices.register'
    /**
     * Gives the account back
     *
     * `POST /api/v1/devices/{id}/release` · device:run
     */
    release: 'devices.release'
  }
  document_contents: {
    /**
     * Rewrites a text for a channel (or for all) without its banned words, and says what changed. The result is kept. 429 writing_budget, 502 writer_refused, 503 writer_unreachable
     *
     * `POST /api/v1/document_contents/content_modified` · chat:use
     */
    content_modified: 'document_contents.content_modified'
    /**
     * Move to trash: copy
     *
     * `DELETE /api/v1/document_contents/{id}` · document:edit
     */
    delete: 'document_contents.delete'
    /**
     * One record: copy
     *
     * `GET /api/v1/document_contents/{id}` · document:read
     */
    get: 'document_contents.get'
    /**
     * Texts from a file: a CSV or XLSX table (正文/content, 标题, 渠道), or plain text with one document between empty lines. Each row is answered for; the same text again is the row that is there
     *
     * `POST /api/v1/document_contents/import_data` · document:edit
     */
    import_data: 'document_contents.import_data'
    /**
     * List: copy
     *
     * `GET /api/v1/document_contents` · document:read
     */
    list: 'document_contents.list'
    /**
     * Take back from the trash: copy
     *
     * `POST /api/v1/document_contents/{id}/restore` · document:edit
     */
    restore: 'document_contents.restore'
    /**
     * Change: copy
     *
     * `PUT /api/v1/document_contents/{id}` · document:edit
     */
    update: 'document_contents.update'
  }
  exports: {
    /**
     * Write a list into a CSV or XLSX file: with its filter, sort and columns, and with the own permission for that list. A job does it; the file is kept for a week.
     *
     * `POST /api/v1/exports` · export:run
     */
    create: 'exports.create'
    /**
     * The file of a finished export; 409 before it is finished, 410 after a week.
     *
     * `GET /api/v1/exports/{id}/download` · export:run
     */
    download: 'exports.download'
    /**
     * One record: export
     *
     * `GET /api/v1/exports/{id}` · export:run
     */
    get: 'exports.get'
    /**
     * List: export
     *
     * `GET /api/v1/exports` · export:run
     */
    list: 'exports.list'
  }
  goudong_gold_pools: {
    /**
     * One record: gold-list product
     *
     * `GET /api/v1/goudong_gold_pools/{id}` · gold:read
     */
    get: 'goudong_gold_pools.get'
    /**
     * List: gold-list product
     *
     * `GET /api/v1/goudong_gold_pools` · gold:read
     */
    list: 'goudong_gold_pools.list'
    /**
     * Makes a material with its product pick of each; what was collected before is answered as existing. Failures: not_found, unavailable, taken
     *
     * `POST /api/v1/goudong_gold_pools/transfer_to_carry` · material:edit
     */
    transfer_to_carry: 'goudong_gold_pools.transfer_to_carry'
  }
  goudong_gold_ranks: {
    /**
     * One record: gold list
     *
     * `GET /api/v1/goudong_gold_ranks/{id}` · gold:read
     */
    get: 'goudong_gold_ranks.get'
    /**
     * List: gold list
     *
     * `GET /api/v1/goudong_gold_ranks` · gold:read
     */
    list: 'goudong_gold_ranks.list'
    /**
     * Starts the job that brings the rankings up to date: new goods come in, what fell out of a ranking goes; categories that people gave stay. 422 unknown_channel, 409 channel_disabled, 429 queue_full
     *
     * `POST /api/v1/goudong_gold_ranks/sync_list` · gold:edit
     */
    sync_list: 'goudong_gold_ranks.sync_list'
    /**
     * Change: gold list
     *
     * `PUT /api/v1/goudong_gold_ranks/{id}` · gold:edit
     */
    update: 'goudong_gold_ranks.update'
  }
  jobs: {
    /**
     * Stop a job: at once while it is queued, after its present step while it runs.
     *
     * `PUT /api/v1/jobs/{id}/cancel` · job:run
     */
    cancel: 'jobs.cancel'
    /**
     * One record: job
     *
     * `GET /api/v1/jobs/{id}` · job:read
     */
    get: 'jobs.get'
    /**
     * List: job
     *
     * `GET /api/v1/jobs` · job:read
     */
    list: 'jobs.list'
    /**
     * Start a failed or cancelled job again, from where it stopped.
     *
     * `PUT /api/v1/jobs/{id}/retry` · job:run
     */
    retry: 'jobs.retry'
  }
  plans: {
    /**
     * Create: publish plan
     *
     * `POST /api/v1/plans` · plan:edit
     */
    create: 'plans.create'
    /**
     * Move to trash: publish plan
     *
     * `DELETE /api/v1/plans/{id}` · plan:edit
     */
    delete: 'plans.delete'
    /**
     * One record: publish plan
     *
     * `GET /api/v1/plans/{id}` · plan:read
     */
    get: 'plans.get'
    /**
     * List: publish plan
     *
     * `GET /api/v1/plans` · plan:read
     */
    list: 'plans.list'
    /**
     * Take back from the trash: publish plan
     *
     * `POST /api/v1/plans/{id}/restore` · plan:edit
     */
    restore: 'plans.restore'
    /**
     * Change: publish plan
     *
     * `PUT /api/v1/plans/{id}` · plan:edit
     */
    update: 'plans.update'
  }
  preferences: {
    /**
     * The own preferences; empty objects where nothing was chosen.
     *
     * `GET /api/v1/preferences` · self:read
     */
    get: 'preferences.get'
    /**
     * Change the own preferences: what is given is laid over what is there, key by key; null takes a key away.
     *
     * `PUT /api/v1/preferences` · self:edit
     */
    update: 'preferences.update'
  }
  publish_attempts: {
    /**
     * One record: publish attempt
     *
     * `GET /api/v1/publish_attempts/{id}` · publish:read
     */
    get: 'publish_attempts.get'
    /**
     * Keeps the lease of an open attempt; 409 lease_lost
     *
     * `POST /api/v1/publish_attempts/{id}/heartbeat` · publish:run
     */
    heartbeat: 'publish_attempts.heartbeat'
    /**
     * List: publish attempt
     *
     * `GET /api/v1/publish_attempts` · publish:read
     */
    list: 'publish_attempts.list'
    /**
     * Looks the attempt up at the channel now, read-only; 409 too_early (meta until), attempt_closed
     *
     * `POST /api/v1/publish_attempts/{id}/reconcile` · publish:resolve
     */
    reconcile: 'publish_attempts.reconcile'
    /**
     * Reports the result of this attempt, as set_publish_response does by its key: from the device that claimed it, with its fence; 403 not_the_executor, 404 where the account was given to a colleague meanwhile (set_publish_response takes it), 409 not_submitted, feed_id_taken, 422 feed_id_required
     *
     * `POST /api/v1/publish_attempts/{id}/report` · publish:run
     */
    report: 'publish_attempts.report'
    /**
     * A person settles an unknown result, with a reason: it is live (with its feed id), or it is not and may be sent again, or is set aside (paused) instead; the channel is asked first; 409 attempt_closed, too_early (meta until), found_at_channel (meta feed_id), feed_id_taken, 422 feed_id_required, feed_id_differs (meta feed_id), not_at_channel
     *
     * `POST /api/v1/publish_attempts/{id}/resolve` · publish:resolve
     */
    resolve: 'publish_attempts.resolve'
    /**
     * Counts by state, and a series by the day on which a device took the item
     *
     * `GET /api/v1/publish_attempts/statistics` · publish:read
     */
    statistics: 'publish_attempts.statistics'
    /**
     * Commits that the item is about to reach the channel; 409 lease_lost, attempt_closed, content_withdrawn, channel_disabled
     *
     * `POST /api/v1/publish_attempts/{id}/submitting` · publish:run
     */
    submitting: 'publish_attempts.submitting'
  }
  publish_contents: {
    /**
     * Pauses up to 500 items, queues them again or sets their priority, with a result for each; a refused item that is queued again has all its tries again; what an executor holds stays as it is. 422 nothing_to_change
     *
     * `PUT /api/v1/publish_contents/batch_update` · publish:edit
     */
    batch_update: 'publish_contents.batch_update'
    /**
     * Create: queued content
     *
     * `POST /api/v1/publish_contents` · content:publish
     */
    create: 'publish_contents.create'
    /**
     * Move to trash: queued content
     *
     * `DELETE /api/v1/publish_contents/{id}` · publish:edit
     */
    delete: 'publish_contents.delete'
    /**
     * Says that the two posts of a content are dealt with at the channel; doubled_at is null from then on. Nothing is sent or deleted
     *
     * `POST /api/v1/publish_contents/{id}/end_double` · publish:resolve
     */
    end_double: 'publish_contents.end_double'
    /**
     * One record: queued content
     *
     * `GET /api/v1/publish_contents/{id}` · publish:read
     */
    get: 'publish_contents.get'
    /**
     * List: queued content
     *
     * `GET /api/v1/publish_contents` · publish:read
     */
    list: 'publish_contents.list'
    /**
     * Asks the stand-in whether it would publish a payload; nothing is sent to a platform, written to the ledger or put into the queue
     *
     * `POST /api/v1/publish_contents/rehearse` · publish:edit
     */
    rehearse: 'publish_contents.rehearse'
    /**
     * Take back from the trash: queued content
     *
     * `POST /api/v1/publish_contents/{id}/restore` · publish:edit
     */
    restore: 'publish_contents.restore'
    /**
     * Counts by status, platform and family, and a series by day of submission
     *
     * `GET /api/v1/publish_contents/statistics` · publish:read
     */
    statistics: 'publish_contents.statistics'
    /**
     * Change: queued content
     *
     * `PUT /api/v1/publish_contents/{id}` · publish:edit
     */
    update: 'publish_contents.update'
  }
  publish_events: {
    /**
     * One record: publish event
     *
     * `GET /api/v1/publish_events/{id}` · publish:read
     */
    get: 'publish_events.get'
    /**
     * List: publish event; with sort=id it is a feed, whose cursor misses nothing
     *
     * `GET /api/v1/publish_events` · publish:read
     */
    list: 'publish_events.list'
  }
  search: {
    /**
     * Records of all kinds by words, at most 5 of each that the caller may list
     *
     * `GET /api/v1/search` · self:read
     */
    find: 'search.find'
  }
  sessions: {
    /**
     * End one of the own sessions at once: its tokens and sockets with it.
     *
     * `DELETE /api/v1/sessions/{id}` · self:edit
     */
    end: 'sessions.end'
    /**
     * End all own sessions but the one that asks.
     *
     * `POST /api/v1/sessions/end_others` · self:edit
     */
    end_others: 'sessions.end_others'
    /**
     * List: session
     *
     * `GET /api/v1/sessions` · self:read
     */
    list: 'sessions.list'
  }
  smart_contents: {
    /**
     * Contents from a table, with a source, category and topic for the rows that have none
     *
     * `POST /api/v1/smart_contents/add_content_from_import` · content:edit
     */
    add_content_from_import: 'smart_contents.add_content_from_import'
    /**
     * Moves contents to a status: those with the ids, or all that stand at from_status; at most 500, with a result for each
     *
     * `PUT /api/v1/smart_contents/batch_content_status` · content:review
     */
    batch_content_status: 'smart_contents.batch_content_status'
    /**
     * Takes the last change of status of each content back
     *
     * `PUT /api/v1/smart_contents/batch_rollback_contents` · content:review
     */
    batch_rollback_contents: 'smart_contents.batch_rollback_contents'
    /**
     * Keeps a content that was handed out for review for another lease, or lets it go; 409 hold_ended for everybody but its holder
     *
     * `POST /api/v1/smart_contents/{id}/claim` · content:review
     */
    claim: 'smart_contents.claim'
    /**
     * Makes creative contents of contents, once for each
     *
     * `POST /api/v1/smart_contents/create_content_from_smart` · content:edit
     */
    create_content_from_smart: 'smart_contents.create_content_from_smart'
    /**
     * Frees positions of images for the image tool again: those named, or all of each content
     *
     * `PUT /api/v1/smart_contents/delete_image_assign_index` · content:edit
     */
    delete_image_assign_index: 'smart_contents.delete_image_assign_index'
    /**
     * One record: smart content
     *
     * `GET /api/v1/smart_contents/{id}` · content:read
     */
    get: 'smart_contents.get'
    /**
     * The next content to review: processed, random within the oldest day, claimed for the caller; 204 when there is none
     *
     * `GET /api/v1/smart_contents/get_checked_content` · content:review
     */
    get_checked_content: 'smart_contents.get_checked_content'
    /**
     * Takes a copy of the next usable content out and marks it as downloaded; 204 when there is none
     *
     * `GET /api/v1/smart_contents/get_downloaded_content` · content:edit
     */
    get_downloaded_content: 'smart_contents.get_downloaded_content'
    /**
     * Claims the next item of the device’s account, with a lease and an attempt key; 204 when the queue is empty; 409 account_waiting (meta why, until, in_ms), account_ended, lease_lost
     *
     * `GET /api/v1/smart_contents/get_publish_content` · publish:run
     */
    get_publish_content: 'smart_contents.get_publish_content'
    /**
     * The next content that fits 有好货 (3 images, 10 characters), claimed for the caller; 204 when there is none
     *
     * `GET /api/v1/smart_contents/get_youhaohuo_content` · content:edit
     */
    get_youhaohuo_content: 'smart_contents.get_youhaohuo_content'
    /**
     * Contents from a CSV or XLSX table, with a result for each row
     *
     * `POST /api/v1/smart_contents/import_data` · content:edit
     */
    import_data: 'smart_contents.import_data'
    /**
     * Starts a job that fetches a CSV or XLSX table from an address; 422 address_not_allowed
     *
     * `POST /api/v1/smart_contents/import_remote_data` · content:edit
     */
    import_remote_data: 'smart_contents.import_remote_data'
    /**
     * List: smart content
     *
     * `GET /api/v1/smart_contents` · content:read
     */
    list: 'smart_contents.list'
    /**
     * Brings the status of contents in line with the publish ledger and answers the counts by status
     *
     * `GET /api/v1/smart_contents/refresh_content_status_cache` · content:edit
     */
    refresh_content_status_cache: 'smart_contents.refresh_content_status_cache'
    /**
     * Reports the result of an attempt, from the device that claimed it, with its fence; idempotent by attempt key; late it is evidence and puts nothing back into the queue that may be live; 204 when the account was given to a colleague meanwhile and the item is not theirs to read; 403 not_the_executor, 409 not_submitted, feed_id_taken, 422 feed_id_required
     *
     * `POST /api/v1/smart_contents/set_publish_response` · publish:run
     */
    set_publish_response: 'smart_contents.set_publish_response'
    /**
     * List below one record (smart content): smart publish record
     *
     * `GET /api/v1/smart_contents/{id}/smart_publishes` · content:read
     */
    smart_publishes: 'smart_contents.smart_publishes'
    /**
     * Counts by status, source and category, and a series by day of creation
     *
     * `GET /api/v1/smart_contents/statistics` · content:read
     */
    statistics: 'smart_contents.statistics'
    /**
     * Makes carry contents of contents, once for each
     *
     * `GET /api/v1/smart_contents/transfer_to_carry` · content:edit
     */
    transfer_to_carry: 'smart_contents.transfer_to_carry'
    /**
     * Change: smart content
     *
     * `PUT /api/v1/smart_contents/{id}` · content:edit
     */
    update: 'smart_contents.update'
  }
  smart_daren_accounts: {
    /**
     * One record: creator
     *
     * `GET /api/v1/smart_daren_accounts/{id}` · daren:read
     */
    get: 'smart_daren_accounts.get'
    /**
     * List: creator
     *
     * `GET /api/v1/smart_daren_accounts` · daren:read
     */
    list: 'smart_daren_accounts.list'
    /**
     * Asks the platform about one creator and keeps the figures. 502 channel_refused, 503 channel_unreachable
     *
     * `GET /api/v1/smart_daren_accounts/{id}/sync_home` · daren:edit
     */
    sync_home: 'smart_daren_accounts.sync_home'
    /**
     * Starts a job that keeps the creators of a platform, all or those of a search
     *
     * `GET /api/v1/smart_daren_accounts/sync_list` · daren:edit
     */
    sync_list: 'smart_daren_accounts.sync_list'
    /**
     * Watches the creators: a content source of each; who is watched already is answered as existing
     *
     * `POST /api/v1/smart_daren_accounts/transfer_to_carry_source` · daren:edit
     */
    transfer_to_carry_source: 'smart_daren_accounts.transfer_to_carry_source'
    /**
     * Change: creator
     *
     * `PUT /api/v1/smart_daren_accounts/{id}` · daren:edit
     */
    update: 'smart_daren_accounts.update'
  }
  smart_paragraphs: {
    /**
     * Move to trash: smart paragraph
     *
     * `DELETE /api/v1/smart_paragraphs/{id}` · creative:edit
     */
    delete: 'smart_paragraphs.delete'
    /**
     * Take back from the trash: smart paragraph
     *
     * `POST /api/v1/smart_paragraphs/{id}/restore` · creative:edit
     */
    restore: 'smart_paragraphs.restore'
  }
  smart_publish_reports: {
    /**
     * One record: daily publish report
     *
     * `GET /api/v1/smart_publish_reports/{id}` · report:read
     */
    get: 'smart_publish_reports.get'
    /**
     * List: daily publish report
     *
     * `GET /api/v1/smart_publish_reports` · report:read
     */
    list: 'smart_publish_reports.list'
    /**
     * Write today's report of every account of the team, with the figures of its posts from the channels; a job does it, and a second run of the day replaces its rows.
     *
     * `GET /api/v1/smart_publish_reports/sync_today_report` · report:run
     */
    sync_today_report: 'smart_publish_reports.sync_today_report'
    /**
     * Sums of all rows that match the filters of the list; equal to the sum of these rows.
     *
     * `GET /api/v1/smart_publish_reports/totals` · report:read
     */
    totals: 'smart_publish_reports.totals'
  }
  smart_publishes: {
    /**
     * List: smart publish record
     *
     * `GET /api/v1/smart_publishes` · publish:read
     */
    list: 'smart_publishes.list'
  }
  studio_accounts: {
    /**
     * Contents of the account from a CSV or XLSX table, with an answer for each row
     *
     * `POST /api/v1/studio_accounts/{id}/add_content_from_import` · content:edit
     */
    add_content_from_import: 'studio_accounts.add_content_from_import'
    /**
     * Assigned carry contents by account, status, category and day of assignment
     *
     * `GET /api/v1/studio_accounts/assign_content_statistics` · account:read
     */
    assign_content_statistics: 'studio_accounts.assign_content_statistics'
    /**
     * Shares carry contents out among accounts, evenly by what they have open; a content belongs to one account at a time
     *
     * `PUT /api/v1/studio_accounts/batch_assign_contents` · task:edit
     */
    batch_assign_contents: 'studio_accounts.batch_assign_contents'
    /**
     * Puts watched authors (carry sources) under one account
     *
     * `POST /api/v1/studio_accounts/batch_assign_source` · source:edit
     */
    batch_assign_source: 'studio_accounts.batch_assign_source'
    /**
     * Moves chosen contents of the account to one status; those that may not move, and those of other accounts, are reported
     *
     * `PUT /api/v1/studio_accounts/{id}/batch_content_status` · content:review
     */
    batch_content_status: 'studio_accounts.batch_content_status'
    /**
     * Changes accounts by the rows of a CSV or XLSX table, found by uid and platform; an empty cell changes nothing
     *
     * `PUT /api/v1/studio_accounts/batch_update_from_import` · account:edit
     */
    batch_update_from_import: 'studio_accounts.batch_update_from_import'
    /**
     * Gives all watched authors (carry sources) of the account to one person of its team
     *
     * `PUT /api/v1/studio_accounts/{id}/change_sources_owner` · source:edit
     */
    change_sources_owner: 'studio_accounts.change_sources_owner'
    /**
     * Moves the contents of the account to the trash, all or those of one status
     *
     * `DELETE /api/v1/studio_accounts/{id}/clear_contents` · content:edit
     */
    clear_contents: 'studio_accounts.clear_contents'
    /**
     * Moves what was made from own images and texts for the account to the trash
     *
     * `DELETE /api/v1/studio_accounts/{id}/clear_creative_contents` · content:edit
     */
    clear_creative_contents: 'studio_accounts.clear_creative_contents'
    /**
     * Writes a content about each of the given goods of the account, or about the next chosen ones that have none, at most 10 a call; once per goods
     *
     * `POST /api/v1/studio_accounts/{id}/creation_contents` · content:edit
     */
    creation_contents: 'studio_accounts.creation_contents'
    /**
     * What was made from own images and texts, by status, account and day
     *
     * `GET /api/v1/studio_accounts/creative_content_statistics` · content:read
     */
    creative_content_statistics: 'studio_accounts.creative_content_statistics'
    /**
     * Move to trash: studio account
     *
     * `DELETE /api/v1/studio_accounts/{id}` · account:edit
     */
    delete: 'studio_accounts.delete'
    /**
     * Says that a person has passed the check of the channel: the account and the items that wait for it go on at once. ended is false where nothing waited for one
     *
     * `POST /api/v1/studio_accounts/{id}/end_bot_check` · publish:run
     */
    end_bot_check: 'studio_accounts.end_bot_check'
    /**
     * Starts a job on the given accounts, or on all: refresh brings profile and figures up to date (default), check looks at sign-in and permission only
     *
     * `POST /api/v1/studio_accounts/exec_account_job` · account:edit
     */
    exec_account_job: 'studio_accounts.exec_account_job'
    /**
     * Makes a content for the account of each image material, with more images of the same goods and a text about them; once per account and material
     *
     * `POST /api/v1/studio_accounts/{id}/generate_creative_contents` · content:edit
     */
    generate_creative_contents: 'studio_accounts.generate_creative_contents'
    /**
     * One record: studio account
     *
     * `GET /api/v1/studio_accounts/{id}` · account:read
     */
    get: 'studio_accounts.get'
    /**
     * Images that contents can be made of, 100 a page; with an account those of its category
     *
     * `GET /api/v1/studio_accounts/get_creative_material_images` · creative:read
     */
    get_creative_material_images: 'studio_accounts.get_creative_material_images'
    /**
     * Asks the channel for the groups that an account leads
     *
     * `GET /api/v1/studio_accounts/get_groups` · account:read
     */
    get_groups: 'studio_accounts.get_groups'
    /**
     * What a publishing run of one account needs: channel frame, queue, limits, executor; the platform tells accounts of one uid apart
     *
     * `GET /api/v1/studio_accounts/get_publish_info` · account:read
     */
    get_publish_info: 'studio_accounts.get_publish_info'
    /**
     * Accounts to choose from, at most 100
     *
     * `GET /api/v1/studio_accounts/get_select` · account:read
     */
    get_select: 'studio_accounts.get_select'
    /**
     * Asks the channel of an account, or a platform (default guangguang), for topics; what it calls them is kept, for accounts hold topics by number
     *
     * `POST /api/v1/studio_accounts/get_topic` · account:read
     */
    get_topic: 'studio_accounts.get_topic'
    /**
     * List: studio account
     *
     * `GET /api/v1/studio_accounts` · account:read
     */
    list: 'studio_accounts.list'
    /**
     * Why the queues of accounts do not go on now, what a person ends before what time ends; login, permission and an ended queue stand in the accounts. Without ids: accounts with items to publish, at most 500
     *
     * `GET /api/v1/studio_accounts/queue_holds` · account:read
     */
    queue_holds: 'studio_accounts.queue_holds'
    /**
     * Starts a queue again that “no permission” had ended; nothing else but a start or a plan does. reopened is false where it had not ended
     *
     * `POST /api/v1/studio_accounts/{id}/reopen_queue` · publish:run
     */
    reopen_queue: 'studio_accounts.reopen_queue'
    /**
     * Take back from the trash: studio account
     *
     * `POST /api/v1/studio_accounts/{id}/restore` · account:edit
     */
    restore: 'studio_accounts.restore'
    /**
     * Queues that wait since the database was restored, and items that are looked up first
     *
     * `GET /api/v1/studio_accounts/restore_notice` · account:read
     */
    restore_notice: 'studio_accounts.restore_notice'
    /**
     * Lets the queues go on that wait since the database was restored
     *
     * `POST /api/v1/studio_accounts/resume_queues` · publish:run
     */
    resume_queues: 'studio_accounts.resume_queues'
    /**
     * Moves all contents of the account from one status to another, the oldest 500 at a time; left_count says how many still stand at the first
     *
     * `PUT /api/v1/studio_accounts/{id}/set_content_status` · content:review
     */
    set_content_status: 'studio_accounts.set_content_status'
    /**
     * Contents of the account by status, source, category and day, with their figures
     *
     * `GET /api/v1/studio_accounts/{id}/statistics` · content:read
     */
    statistics: 'studio_accounts.statistics'
    /**
     * List below one record (studio account): studio content
     *
     * `GET /api/v1/studio_accounts/{id}/studio_contents` · content:read
     */
    studio_contents: 'studio_accounts.studio_contents'
    /**
     * Asks 达人号 for the accounts its login gives access to and keeps them, one page at a time; total says whether there are more
     *
     * `GET /api/v1/studio_accounts/sync_daorc_account` · account:edit
     */
    sync_daorc_account: 'studio_accounts.sync_daorc_account'
    /**
     * Keeps what a signed-in account says about itself, once per team, platform and uid; a trashed account comes back; 409 account_of_another. Secret and cookies are write-only
     *
     * `POST /api/v1/studio_accounts/sync_info` · account:publish
     */
    sync_info: 'studio_accounts.sync_info'
    /**
     * Derives a smart content of each studio content, once per content; with images it is processed, without checked
     *
     * `GET /api/v1/studio_accounts/transfer_to_smart` · content:edit
     */
    transfer_to_smart: 'studio_accounts.transfer_to_smart'
    /**
     * Change: studio account
     *
     * `PUT /api/v1/studio_accounts/{id}` · account:edit
     */
    update: 'studio_accounts.update'
  }
  studio_contents: {
    /**
     * Create: studio content
     *
     * `POST /api/v1/studio_contents` · content:edit
     */
    create: 'studio_contents.create'
    /**
     * Move to trash: studio content
     *
     * `DELETE /api/v1/studio_contents/{id}` · content:edit
     */
    delete: 'studio_contents.delete'
    /**
     * One record: studio content
     *
     * `GET /api/v1/studio_contents/{id}` · content:read
     */
    get: 'studio_contents.get'
    /**
     * List: studio content
     *
     * `GET /api/v1/studio_contents` · content:read
     */
    list: 'studio_contents.list'
    /**
     * Asks the channel for the figures of the collected piece (plays, likes, comments); 409 not_collected for a content that comes from no channel
     *
     * `GET /api/v1/studio_contents/{id}/refresh_content_aweme` · content:edit
     */
    refresh_content_aweme: 'studio_contents.refresh_content_aweme'
    /**
     * Take back from the trash: studio content
     *
     * `POST /api/v1/studio_contents/{id}/restore` · content:edit
     */
    restore: 'studio_contents.restore'
    /**
     * Counts by status, source, platform, category and kind, and a series by day of creation
     *
     * `GET /api/v1/studio_contents/statistics` · content:read
     */
    statistics: 'studio_contents.statistics'
    /**
     * Derives a carry content of each content; once per content: a second call answers the same row. Ready ones become processed, those without images checked
     *
     * `GET /api/v1/studio_contents/transfer_to_carry` · content:edit
     */
    transfer_to_carry: 'studio_contents.transfer_to_carry'
    /**
     * Change: studio content
     *
     * `PUT /api/v1/studio_contents/{id}` · content:edit
     */
    update: 'studio_contents.update'
  }
  studio_income_summaries: {
    /**
     * One record: account income
     *
     * `GET /api/v1/studio_income_summaries/{id}` · order:read
     */
    get: 'studio_income_summaries.get'
    /**
     * List: account income
     *
     * `GET /api/v1/studio_income_summaries` · order:read
     */
    list: 'studio_income_summaries.list'
    /**
     * Sums of all rows that match the filters of the list; equal to the sum of these rows.
     *
     * `GET /api/v1/studio_income_summaries/totals` · order:read
     */
    totals: 'studio_income_summaries.totals'
  }
  studio_orders: {
    /**
     * One record: account order
     *
     * `GET /api/v1/studio_orders/{id}` · order:read
     */
    get: 'studio_orders.get'
    /**
     * List: account order
     *
     * `GET /api/v1/studio_orders` · order:read
     */
    list: 'studio_orders.list'
    /**
     * Sums of all rows that match the filters of the list; equal to the sum of these rows.
     *
     * `GET /api/v1/studio_orders/totals` · order:read
     */
    totals: 'studio_orders.totals'
  }
  studio_pools: {
    /**
     * Create: goods of the account
     *
     * `POST /api/v1/studio_pools` · pool:edit
     */
    create: 'studio_pools.create'
    /**
     * Move to trash: goods of the account
     *
     * `DELETE /api/v1/studio_pools/{id}` · pool:edit
     */
    delete: 'studio_pools.delete'
    /**
     * One record: goods of the account
     *
     * `GET /api/v1/studio_pools/{id}` · pool:read
     */
    get: 'studio_pools.get'
    /**
     * List: goods of the account
     *
     * `GET /api/v1/studio_pools` · pool:read
     */
    list: 'studio_pools.list'
    /**
     * Take back from the trash: goods of the account
     *
     * `POST /api/v1/studio_pools/{id}/restore` · pool:edit
     */
    restore: 'studio_pools.restore'
    /**
     * Change: goods of the account
     *
     * `PUT /api/v1/studio_pools/{id}` · pool:edit
     */
    update: 'studio_pools.update'
  }
  studio_sources: {
    /**
     * Create: studio source
     *
     * `POST /api/v1/studio_sources` · source:edit
     */
    create: 'studio_sources.create'
    /**
     * Move to trash: studio source
     *
     * `DELETE /api/v1/studio_sources/{id}` · source:edit
     */
    delete: 'studio_sources.delete'
    /**
     * Starts a job that collects the pieces of the author as contents; what stands already gets new figures only
     *
     * `POST /api/v1/studio_sources/{id}/exec_job` · source:run
     */
    exec_job: 'studio_sources.exec_job'
    /**
     * One record: studio source
     *
     * `GET /api/v1/studio_sources/{id}` · source:read
     */
    get: 'studio_sources.get'
    /**
     * List: studio source
     *
     * `GET /api/v1/studio_sources` · source:read
     */
    list: 'studio_sources.list'
    /**
     * Asks the platform who an author is (by id or home page) and keeps them as a source of the team; one that stands already is brought up to date
     *
     * `GET /api/v1/studio_sources/request_info` · source:edit
     */
    request_info: 'studio_sources.request_info'
    /**
     * Asks the platform for the present profile of a source: name, picture, fans
     *
     * `GET /api/v1/studio_sources/request_profile` · source:edit
     */
    request_profile: 'studio_sources.request_profile'
    /**
     * Take back from the trash: studio source
     *
     * `POST /api/v1/studio_sources/{id}/restore` · source:edit
     */
    restore: 'studio_sources.restore'
    /**
     * Change: studio source
     *
     * `PUT /api/v1/studio_sources/{id}` · source:edit
     */
    update: 'studio_sources.update'
  }
  system_notices: {
    /**
     * Move the own notices to the trash; the undo id brings them back.
     *
     * `DELETE /api/v1/system_notices/clear_notices` · notice:edit
     */
    clear_notices: 'system_notices.clear_notices'
    /**
     * List: notice
     *
     * `GET /api/v1/system_notices` · notice:read
     */
    list: 'system_notices.list'
    /**
     * Change: notice
     *
     * `PUT /api/v1/system_notices/{id}` · notice:edit
     */
    update: 'system_notices.update'
  }
  team_orders: {
    /**
     * One record: team order
     *
     * `GET /api/v1/team_orders/{id}` · order:read
     */
    get: 'team_orders.get'
    /**
     * List: team order
     *
     * `GET /api/v1/team_orders` · order:read
     */
    list: 'team_orders.list'
    /**
     * Sums of all rows that match the filters of the list; equal to the sum of these rows.
     *
     * `GET /api/v1/team_orders/totals` · order:read
     */
    totals: 'team_orders.totals'
  }
  team_relations: {
    /**
     * One record: team relation
     *
     * `GET /api/v1/team_relations/{id}` · team:read
     */
    get: 'team_relations.get'
    /**
     * List: team relation
     *
     * `GET /api/v1/team_relations` · team:read
     */
    list: 'team_relations.list'
    /**
     * Bring in the bonds, the orders of the bound people and the orders of the own accounts from the channels; a job does it. Default: all platforms of the team, the last 30 days.
     *
     * `POST /api/v1/team_relations/sync_remote_info` · team:edit
     */
    sync_remote_info: 'team_relations.sync_remote_info'
  }
  uploads: {
    /**
     * Hand in a PNG, JPEG, WebP or GIF up to 15 MiB, or an MP4 or WebM up to 30 MiB. What a file is, its own bytes say. The same file of the same person is the same row.
     *
     * `POST /api/v1/uploads` · upload:edit
     */
    create: 'uploads.create'
    /**
     * Move to trash: uploaded file
     *
     * `DELETE /api/v1/uploads/{id}` · upload:edit
     */
    delete: 'uploads.delete'
    /**
     * The file itself, whole or in ranges. The session cookie is enough, for pictures in pages.
     *
     * `GET /api/v1/uploads/{id}/file` · upload:read
     */
    file: 'uploads.file'
    /**
     * One record: uploaded file
     *
     * `GET /api/v1/uploads/{id}` · upload:read
     */
    get: 'uploads.get'
    /**
     * List: uploaded file
     *
     * `GET /api/v1/uploads` · upload:read
     */
    list: 'uploads.list'
    /**
     * A picture or clip from another address, as our own: PNG, JPEG, WebP, GIF, MP4 or WebM up to 20 MiB. The session cookie is enough, for pictures in pages.
     *
     * `GET /api/v1/media` · upload:read
     */
    media: 'uploads.media'
    /**
     * Take back from the trash: uploaded file
     *
     * `POST /api/v1/uploads/{id}/restore` · upload:edit
     */
    restore: 'uploads.restore'
  }
  userManagement: {
    /**
     * Move people to the trash and end their sessions; each answered for by itself.
     *
     * `POST /userManagement/doDelete` · user:edit
     */
    doDelete: 'userManagement.doDelete'
    /**
     * Change the person of the id, or make one with the user name when there is no id; the rules of users.
     *
     * `POST /userManagement/doEdit` · user:edit
     */
    doEdit: 'userManagement.doEdit'
  }
  users: {
    /**
     * Make a person in the own team, or, for those who see all teams, in the one that is named. Nobody gives a role above their own.
     *
     * `POST /api/v1/users` · user:edit
     */
    create: 'users.create'
    /**
     * Move to trash: user
     *
     * `DELETE /api/v1/users/{id}` · user:edit
     */
    delete: 'users.delete'
    /**
     * One record: user
     *
     * `GET /api/v1/users/{id}` · user:read
     */
    get: 'users.get'
    /**
     * Who is signed in, with roles, permissions and the full-access flag.
     *
     * `GET /api/v1/users/get_info` · signed-in
     */
    get_info: 'users.get_info'
    /**
     * People of the own team, or of those that are asked for, who can sign in, 100 a page, narrowed by name and by roles of which they hold one; a page of fewer is the last.
     *
     * `GET /api/v1/users/get_role_select` · team:read
     */
    get_role_select: 'users.get_role_select'
    /**
     * List: user
     *
     * `GET /api/v1/users` · user:read
     */
    list: 'users.list'
    /**
     * Take back from the trash: user
     *
     * `POST /api/v1/users/{id}/restore` · user:edit
     */
    restore: 'users.restore'
    /**
     * Accounts that have signed with their platform: totals, for each agency, for each person who runs accounts, and by the day on which the account came.
     *
     * `GET /api/v1/users/signing_statistics` · user:read
     */
    signing_statistics: 'users.signing_statistics'
    /**
     * Change a person below the own rank; disabling them or setting a password ends their sessions.
     *
     * `PUT /api/v1/users/{id}` · user:edit
     */
    update: 'users.update'
    /**
     * Change the own password; every other session of the person ends.
     *
     * `PUT /api/v1/users/update_password` · self:edit
     */
    update_password: 'users.update_password'
  }
  views: {
    /**
     * Create: view
     *
     * `POST /api/v1/views` · self:edit
     */
    create: 'views.create'
    /**
     * Move to trash: view
     *
     * `DELETE /api/v1/views/{id}` · self:edit
     */
    delete: 'views.delete'
    /**
     * One record: view
     *
     * `GET /api/v1/views/{id}` · self:read
     */
    get: 'views.get'
    /**
     * List: view
     *
     * `GET /api/v1/views` · self:read
     */
    list: 'views.list'
    /**
     * Take back from the trash: view
     *
     * `POST /api/v1/views/{id}/restore` · self:edit
     */
    restore: 'views.restore'
    /**
     * Change: view
     *
     * `PUT /api/v1/views/{id}` · self:edit
     */
    update: 'views.update'
  }
  webhooks: {
    /**
     * Create: webhook
     *
     * `POST /api/v1/webhooks` · webhook:edit
     */
    create: 'webhooks.create'
    /**
     * Move to trash: webhook
     *
     * `DELETE /api/v1/webhooks/{id}` · webhook:edit
     */
    delete: 'webhooks.delete'
    /**
     * One record: webhook
     *
     * `GET /api/v1/webhooks/{id}` · webhook:read
     */
    get: 'webhooks.get'
    /**
     * List: webhook
     *
     * `GET /api/v1/webhooks` · webhook:read
     */
    list: 'webhooks.list'
    /**
     * Take back from the trash: webhook
     *
     * `POST /api/v1/webhooks/{id}/restore` · webhook:edit
     */
    restore: 'webhooks.restore'
    /**
     * Change: webhook
     *
     * `PUT /api/v1/webhooks/{id}` · webhook:edit
     */
    update: 'webhooks.update'
  }
  windmill_contents: {
    /**
     * Moves up to 500 pieces to one status of the content life cycle, with a result for each
     *
     * `PUT /api/v1/windmill_contents/batch_change_status` · windmill:edit
     */
    batch_change_status: 'windmill_contents.batch_change_status'
    /**
     * One record: windmill content
     *
     * `GET /api/v1/windmill_contents/{id}` · windmill:read
     */
    get: 'windmill_contents.get'
    /**
     * List: windmill content
     *
     * `GET /api/v1/windmill_contents` · windmill:read
     */
    list: 'windmill_contents.list'
    /**
     * Counts by status, category and kind of data, and by day of the last change
     *
     * `GET /api/v1/windmill_contents/statistics` · windmill:read
     */
    statistics: 'windmill_contents.statistics'
    /**
     * Change: windmill content
     *
     * `PUT /api/v1/windmill_contents/{id}` · windmill:edit
     */
    update: 'windmill_contents.update'
  }
  windmill_crowds: {
    /**
     * Puts up to 500 groups into a category, with a result for each; an empty one clears it
     *
     * `PUT /api/v1/windmill_crowds/batch_change_category` · windmill:edit
     */
    batch_change_category: 'windmill_crowds.batch_change_category'
    /**
     * One record: windmill crowd
     *
     * `GET /api/v1/windmill_crowds/{id}` · windmill:read
     */
    get: 'windmill_crowds.get'
    /**
     * List: windmill crowd
     *
     * `GET /api/v1/windmill_crowds` · windmill:read
     */
    list: 'windmill_crowds.list'
    /**
     * Starts the job that brings the groups up to date, each with new pieces; categories that people gave stay. 422 unknown_channel, 409 channel_disabled, 429 queue_full
     *
     * `POST /api/v1/windmill_crowds/sync_list` · windmill:edit
     */
    sync_list: 'windmill_crowds.sync_list'
  }
}

/** Type → attributes and relations, so that an include knows what it brings. */
export interface Resources {
  access_accounts: { type: 'access_accounts'; attributes: components['schemas']['AccessAccounts']; relationships?: components['schemas']['AccessAccountsRelationships'] }
  audit_events: { type: 'audit_events'; attributes: components['schemas']['AuditEvents']; relationships?: components['schemas']['AuditEventsRelationships'] }
  business_categories: { type: 'business_categories'; attributes: components['schemas']['BusinessCategories']; relationships?: components['schemas']['BusinessCategoriesRelationships'] }
  business_pools: { type: 'business_pools'; attributes: components['schemas']['BusinessPools']; relationships?: components['schemas']['BusinessPoolsRelationships'] }
  business_teams: { type: 'business_teams'; attributes: components['schemas']['BusinessTeams']; relationships?: components['schemas']['BusinessTeamsRelationships'] }
  carry_contents: { type: 'carry_contents'; attributes: components['schemas']['CarryContents']; relationships?: components['schemas']['CarryContentsRelationships'] }
  carry_item_assigns: { type: 'carry_item_assigns'; attributes: components['schemas']['CarryItemAssigns']; relationships?: components['schemas']['CarryItemAssignsRelationships'] }
  carry_item_details: { type: 'carry_item_details'; attributes: components['schemas']['CarryItemDetails']; relationships?: components['schemas']['CarryItemDetailsRelationships'] }
  carry_items: { type: 'carry_items'; attributes: components['schemas']['CarryItems']; relationships?: components['schemas']['CarryItemsRelationships'] }
  carry_materials: { type: 'carry_materials'; attributes: components['schemas']['CarryMaterials']; relationships?: components['schemas']['CarryMaterialsRelationships'] }
  carry_publishes: { type: 'carry_publishes'; attributes: components['schemas']['CarryPublishes']; relationships?: components['schemas']['CarryPublishesRelationships'] }
  carry_sources: { type: 'carry_sources'; attributes: components['schemas']['CarrySources']; relationships?: components['schemas']['CarrySourcesRelationships'] }
  carry_statistics: { type: 'carry_statistics'; attributes: components['schemas']['CarryStatistics']; relationships?: components['schemas']['CarryStatisticsRelationships'] }
  channel_rules: { type: 'channel_rules'; attributes: components['schemas']['ChannelRules']; relationships?: components['schemas']['ChannelRulesRelationships'] }
  channels: { type: 'channels'; attributes: components['schemas']['Channels']; relationships?: components['schemas']['ChannelsRelationships'] }
  commands: { type: 'commands'; attributes: components['schemas']['Commands']; relationships?: components['schemas']['CommandsRelationships'] }
  content_items: { type: 'content_items'; attributes: components['schemas']['ContentItems']; relationships?: components['schemas']['ContentItemsRelationships'] }
  conversation_messages: { type: 'conversation_messages'; attributes: components['schemas']['ConversationMessages']; relationships?: components['schemas']['ConversationMessagesRelationships'] }
  conversations: { type: 'conversations'; attributes: components['schemas']['Conversations']; relationships?: components['schemas']['ConversationsRelationships'] }
  creative_contents: { type: 'creative_contents'; attributes: components['schemas']['CreativeContents']; relationships?: components['schemas']['CreativeContentsRelationships'] }
  creative_materials: { type: 'creative_materials'; attributes: components['schemas']['CreativeMaterials']; relationships?: components['schemas']['CreativeMaterialsRelationships'] }
  creative_paragraphs: { type: 'creative_paragraphs'; attributes: components['schemas']['CreativeParagraphs']; relationships?: components['schemas']['CreativeParagraphsRelationships'] }
  creative_publishes: { type: 'creative_publishes'; attributes: components['schemas']['CreativePublishes']; relationships?: components['schemas']['CreativePublishesRelationships'] }
  creative_templates: { type: 'creative_templates'; attributes: components['schemas']['CreativeTemplates']; relationships?: components['schemas']['CreativeTemplatesRelationships'] }
  creator_contents: { type: 'creator_contents'; attributes: components['schemas']['CreatorContents']; relationships?: components['schemas']['CreatorContentsRelationships'] }
  creator_pools: { type: 'creator_pools'; attributes: components['schemas']['CreatorPools']; relationships?: components['schemas']['CreatorPoolsRelationships'] }
  creator_tasks: { type: 'creator_tasks'; attributes: components['schemas']['CreatorTasks']; relationships?: components['schemas']['CreatorTasksRelationships'] }
  deliveries: { type: 'deliveries'; attributes: components['schemas']['Deliveries']; relationships?: components['schemas']['DeliveriesRelationships'] }
  devices: { type: 'devices'; attributes: components['schemas']['Devices']; relationships?: components['schemas']['DevicesRelationships'] }
  document_contents: { type: 'document_contents'; attributes: components['schemas']['DocumentContents']; relationships?: components['schemas']['DocumentContentsRelationships'] }
  exports: { type: 'exports'; attributes: components['schemas']['Exports']; relationships?: components['schemas']['ExportsRelationships'] }
  goudong_gold_pools: { type: 'goudong_gold_pools'; attributes: components['schemas']['GoudongGoldPools']; relationships?: components['schemas']['GoudongGoldPoolsRelationships'] }
  goudong_gold_ranks: { type: 'goudong_gold_ranks'; attributes: components['schemas']['GoudongGoldRanks']; relationships?: components['schemas']['GoudongGoldRanksRelationships'] }
  jobs: { type: 'jobs'; attributes: components['schemas']['Jobs']; relationships?: components['schemas']['JobsRelationships'] }
  plans: { type: 'plans'; attributes: components['schemas']['Plans']; relationships?: components['schemas']['PlansRelationships'] }
  publish_attempts: { type: 'publish_attempts'; attributes: components['schemas']['PublishAttempts']; relationships?: components['schemas']['PublishAttemptsRelationships'] }
  publish_contents: { type: 'publish_contents'; attributes: components['schemas']['PublishContents']; relationships?: components['schemas']['PublishContentsRelationships'] }
  publish_events: { type: 'publish_events'; attributes: components['schemas']['PublishEvents']; relationships?: components['schemas']['PublishEventsRelationships'] }
  sessions: { type: 'sessions'; attributes: components['schemas']['Sessions']; relationships?: components['schemas']['SessionsRelationships'] }
  smart_contents: { type: 'smart_contents'; attributes: components['schemas']['SmartContents']; relationships?: components['schemas']['SmartContentsRelationships'] }
  smart_daren_accounts: { type: 'smart_daren_accounts'; attributes: components['schemas']['SmartDarenAccounts']; relationships?: components['schemas']['SmartDarenAccountsRelationships'] }
  smart_paragraphs: { type: 'smart_paragraphs'; attributes: components['schemas']['SmartParagraphs']; relationships?: components['schemas']['SmartParagraphsRelationships'] }
  smart_publish_reports: { type: 'smart_publish_reports'; attributes: components['schemas']['SmartPublishReports']; relationships?: components['schemas']['SmartPublishReportsRelationships'] }
  smart_publishes: { type: 'smart_publishes'; attributes: components['schemas']['SmartPublishes']; relationships?: components['schemas']['SmartPublishesRelationships'] }
  studio_accounts: { type: 'studio_accounts'; attributes: components['schemas']['StudioAccounts']; relationships?: components['schemas']['StudioAccountsRelationships'] }
  studio_contents: { type: 'studio_contents'; attributes: components['schemas']['StudioContents']; relationships?: components['schemas']['StudioContentsRelationships'] }
  studio_income_summaries: { type: 'studio_income_summaries'; attributes: components['schemas']['StudioIncomeSummaries']; relationships?: components['schemas']['StudioIncomeSummariesRelationships'] }
  studio_orders: { type: 'studio_orders'; attributes: components['schemas']['StudioOrders']; relationships?: components['schemas']['StudioOrdersRelationships'] }
  studio_pools: { type: 'studio_pools'; attributes: components['schemas']['StudioPools']; relationships?: components['schemas']['StudioPoolsRelationships'] }
  studio_sources: { type: 'studio_sources'; attributes: components['schemas']['StudioSources']; relationships?: components['schemas']['StudioSourcesRelationships'] }
  system_notices: { type: 'system_notices'; attributes: components['schemas']['SystemNotices']; relationships?: components['schemas']['SystemNoticesRelationships'] }
  team_orders: { type: 'team_orders'; attributes: components['schemas']['TeamOrders']; relationships?: components['schemas']['TeamOrdersRelationships'] }
  team_relations: { type: 'team_relations'; attributes: components['schemas']['TeamRelations']; relationships?: components['schemas']['TeamRelationsRelationships'] }
  uploads: { type: 'uploads'; attributes: components['schemas']['Uploads']; relationships?: components['schemas']['UploadsRelationships'] }
  users: { type: 'users'; attributes: components['schemas']['Users']; relationships?: components['schemas']['UsersRelationships'] }
  views: { type: 'views'; attributes: components['schemas']['Views']; relationships?: components['schemas']['ViewsRelationships'] }
  webhooks: { type: 'webhooks'; attributes: components['schemas']['Webhooks']; relationships?: components['schemas']['WebhooksRelationships'] }
  windmill_contents: { type: 'windmill_contents'; attributes: components['schemas']['WindmillContents']; relationships?: components['schemas']['WindmillContentsRelationships'] }
  windmill_crowds: { type: 'windmill_crowds'; attributes: components['schemas']['WindmillCrowds']; relationships?: components['schemas']['WindmillCrowdsRelationships'] }
}
