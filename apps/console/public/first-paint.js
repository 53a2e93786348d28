// Runs before the first paint; the console's own look says the same once it is there.
;(function () {
  var THEMES = 'blue-black blue-white green-black green-white red-black red-white ocean'.split(' ')
  var chosen = {}
  try {
    chosen = JSON.parse(localStorage.getItem('omc.theme') || '{}') || {}
  } catch {
    // A blocked or broken storage: the defaults.
  }
  var wantsDark = matchMedia('(prefers-color-scheme: dark)').matches
  var isDark = chosen.mode === 'dark' || (chosen.mode !== 'light' && wantsDark)
  var isKnown = THEMES.indexOf(chosen.themeName) >= 0
  // These two layouts have no ground for it; a phone shows neither.
  var isBare = innerWidth >= 992 && ['horizontal', 'float'].indexOf(chosen.layout) >= 0
  var hasBackground = chosen.background === 'vab-background' && !isBare
  document.body.className =
    'theme-' +
    (isKnown ? chosen.themeName : 'green-white') +
    (isDark ? ' dark' : '') +
    (hasBackground ? ' vab-background' : '')
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light'
  if (['comfortable', 'compact'].indexOf(chosen.density) >= 0)
    document.body.dataset.density = chosen.density
})()
