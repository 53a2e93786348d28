// Whoever signed in here before needs more than the sign-in form: it is asked for while the first
// script is still on its way. The mark is that of sign-in-mark.ts, the names are written by the build.
;(function () {
  var ahead = document.querySelector('meta[name="omc-ahead"]')
  try {
    if (!ahead || localStorage.getItem('omc.signedIn') !== 'true') return
  } catch {
    // A blocked storage: the first script asks for the rest.
    return
  }
  ahead.content.split(' ').forEach(function (href) {
    var link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = href
    document.head.append(link)
  })
})()
