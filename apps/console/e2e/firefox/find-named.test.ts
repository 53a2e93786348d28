import { afterEach, expect, it } from 'vitest'
import { findNamed } from './find-named.ts'

afterEach(() => document.body.replaceChildren())

const show = (html: string) => {
  document.body.innerHTML = html
  return (role: string, name: string, inside?: string) => findNamed(role, name, inside)?.id
}

it('finds by the role that is given or native, and by the whole name', () => {
  const find = show(`<button id="b">登录</button><button id="t" role="tab">登录</button>
    <a id="l" href="#/x"> 用户 <span aria-hidden="true">3</span></a><a id="no">用户</a>`)
  expect(find('button', '登录')).toBe('b')
  expect(find('tab', '登录')).toBe('t')
  expect(find('link', '用户')).toBe('l')
  expect(find('button', '登')).toBeUndefined()
  expect(find('button', '登.')).toBe('b')
})

it('reads a name from labels first, then from aria-label, legend, text and title', () => {
  const find = show(`<label for="f">密码</label><input id="f" type="password" aria-label="no">
    <h2 id="h">外观设置</h2><div id="d" role="dialog" aria-labelledby="h">body</div>
    <button id="x" aria-label="关闭" title="no">×</button><button id="y" title="刷新"></button>
    <fieldset id="g"><legend>布局</legend><label>纵向</label></fieldset>
    <button id="z"><span aria-label="通知">•</span>，3</button>`)
  expect(find('textbox', '密码')).toBe('f')
  expect(find('dialog', '外观设置')).toBe('d')
  expect(find('button', '关闭')).toBe('x')
  expect(find('button', '刷新')).toBe('y')
  expect(find('group', '布局')).toBe('g')
  expect(find('button', '通知，\\d+')).toBe('z')
})

it('passes over what is not shown and what is not read', () => {
  const find = show(`<button id="a" style="display:none">存</button>
    <div aria-hidden="true"><button id="b">存</button></div><button id="c">存</button>`)
  expect(find('button', '存')).toBe('c')
})

it('looks in one place when asked to', () => {
  const find = show(
    '<button id="a">关闭</button><div role="dialog"><button id="b">关闭</button></div>',
  )
  expect(find('button', '关闭', '[role=dialog]')).toBe('b')
  expect(find('link', '关闭', '[role=dialog]')).toBeUndefined()
})
