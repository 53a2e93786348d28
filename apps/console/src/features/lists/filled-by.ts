/** Screens that contents are collected on. */
export const COLLECTING: readonly string[] = [
  '/guanghe/gh-pic/new',
  '/guanghe/gh-video/douyin',
  '/carry/panel/list',
  '/guanghe/panel/list',
]

/** Screens that contents are submitted from. */
export const CONTENTS: readonly string[] = [
  '/carry/content/list',
  '/guanghe/content/list',
  '/jingdong/content/list',
  '/console?tab=contents',
]

/** Screens that contents are published from. */
export const PUBLISHING: readonly string[] = [
  '/console',
  '/carry/publish/list?tab=queue',
  '/guanghe/publish/list?tab=queue',
]

/** The screen whose open page publishes for an account, and sends it commands from elsewhere. */
export const CONSOLE: readonly string[] = ['/console']

/** Screens that crowds are brought in on, and their contents with them. */
export const CROWDS: readonly string[] = [
  '/carry/content/list?tab=crowds',
  '/guanghe/content/list?tab=crowds',
  '/jingdong/content/list?tab=crowds',
]
