// Tells people that their browser cannot run the console, in syntax that old browsers can parse.
// The rule and the texts copy those of the core; old-browser.test.ts compares them.
;(function () {
  var isOld = /\bMSIE |\bTrident\//.test(navigator.userAgent)
  // Every browser that the console is built for has these; in others nothing would be shown.
  var cannotRun = !('noModule' in document.createElement('script')) || ![].toSorted
  if (!isOld && !cannotRun) return
  var texts = [
    ['浏览器版本过低', '请升级浏览器，或改用新版 Chrome、Edge、Firefox 或 Safari'],
    [
      'This browser is too old',
      'Please update it, or use a recent Chrome, Edge, Firefox or Safari',
    ],
  ]
  var notice = document.createElement('div')
  notice.setAttribute('role', 'alert')
  notice.style.cssText =
    'position:fixed;z-index:9999;top:0;left:0;right:0;padding:16px 24px;font:14px/1.6 sans-serif;background:#fff4d6;color:#4a3200;border-bottom:2px solid #b87a00'
  for (var at = 0; at < texts.length; at += 1) {
    var line = document.createElement('p')
    line.style.cssText = 'margin:0'
    line.lang = at === 0 ? 'zh-CN' : 'en'
    var title = document.createElement('strong')
    title.appendChild(document.createTextNode(texts[at][0]))
    line.appendChild(title)
    line.appendChild(document.createTextNode(' ' + texts[at][1]))
    notice.appendChild(line)
  }
  document.body.appendChild(notice)
})()
