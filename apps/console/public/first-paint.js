// Runs before the first paint; the console's own theme store says the same once it is there.
;(function () {
  var chosen = {}
  try {
    chosen = JSON.parse(localStorage.getItem('omc.theme') || '{}') || {}
  } catch {
    // A blocked or broken storage: the defaults.
  }
  var wantsDark = matchMedia('(prefers-color-scheme: dark)').matches
  var isDark = chosen.mode === 'dark' || (chosen.mode !== 'light' && wantsDark)
  var name = /^[a-z-]{1,20}$/.test(chosen.themeName || '') ? chosen.themeName : 'green-white'
  document.body.className = 'theme-' + name + (isDark ? ' dark' : '')
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light'
  if (chosen.density === 'compact') document.body.dataset.density = 'compact'
})()
