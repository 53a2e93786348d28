/**
 * The web searches that are offered, the default first. The specification wants three and names
 * none: these are the known ones inside and outside China.
 *
 * @source console spec §2, search dialog, error-log dialog
 */
export const SEARCH_ENGINES = [
  ['百度', 'https://www.baidu.com/s?wd='],
  ['Google', 'https://www.google.com/search?q='],
  ['Bing', 'https://www.bing.com/search?q='],
] as const
