/** Names of jobs by their kind; a job over a filter has the id of its operation for a kind. */
export const texts = {
  jobKind: {
    bulk: '批量操作',
    run_plan: '发布计划',
    carry_contents: {
      batch_to_publish: '批量加入发布队列',
    },
    carry_publishes: {
      all_in_processed: '批量处理发布记录',
    },
    sync_commerce_items: '同步选品',
    sync_windmill_crowds: '同步风车人群',
    import_remote_data: '从网址导入内容',
    sync_gold_ranks: '同步金榜',
    export: '导出',
    sync_daren_list: '同步达人',
    undo_portions: '撤销批量操作',
    look_at_logins: '核对平台授权账号',
    transcribe_contents: '语音转文字',
    sync_content_detail: '同步内容详情',
    publish_processed: '再次发布',
    sync_daorc_accounts: '同步达人号账号',
    spider_sources: '采集来源',
    collect_materials: '采集素材',
    collect_studio_source: '采集工作室来源',
    daily_statistics: '每日统计',
    today_report: '同步今日报表',
    sync_team_orders: '同步团队关系与订单',
    check_accounts: '检查账号授权',
    refresh_studio_accounts: '刷新工作室账号',
    make_materials: '生成素材图',
    sync_pool_items: '同步选品池',
    benchmark_pools: '选品对标',
  },
} as const

type Own = typeof texts

declare module '../texts.ts' {
  interface Texts extends Own {}
}
