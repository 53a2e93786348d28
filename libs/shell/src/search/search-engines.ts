/**
 * The web searches on offer, the default first. The specification requires three and names
 * none: these are well known inside and outside China.
 *
 * @source console spec §2, search dialog, error-log dialog
 */
export const SEARCH_ENGINES = [
  ['百度', 'https://www.baidu.com/s?wd='],
  ['Google', 'https://www.google.com/search?q='],
  ['Bing', 'https://www.bing.com/search?q='],
] as const
