import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { ContextMenu } from './context-menu.tsx'
import { Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { DropdownMenu } from './dropdown-menu.tsx'
import type { MenuItem } from './menu-item.ts'
import { Popover } from './popover.tsx'
import { Tabs } from './tabs.tsx'
import { boundOffset } from './use-drag-offset.ts'

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

it('adds no style element to the page, whatever opens', async () => {
  const before = document.querySelectorAll('style').length
  render(
    <>
      <Dialog open onOpenChange={vi.fn()} title="间隔" closeLabel="关闭" />
      <Drawer open onOpenChange={vi.fn()} title="主题" closeLabel="关闭" />
      <ConfirmDialog
        open
        onOpenChange={vi.fn()}
        title="删除？"
        description="8 条"
        confirmLabel="删除 8 条"
        cancelLabel="取消"
        onConfirm={vi.fn()}
      />
      <DropdownMenu open trigger={<button>菜单</button>} items={[]} />
      <Popover open label="通知" trigger={<button>通知</button>}>
        无
      </Popover>
    </>,
  )
  await act(async () => {})
  expect(screen.getAllByText('间隔')).toHaveLength(1)
  expect(document.querySelectorAll('style')).toHaveLength(before)
})

describe('Dialog', () => {
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>打开</Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="调整间隔"
          description="两次之间"
          closeLabel="关闭"
        >
          <input aria-label="秒" />
        </Dialog>
      </>
    )
  }

  it('leaves focus where the person has taken it meanwhile', async () => {
    render(
      <>
        <Page />
        <input aria-label="搜索" />
      </>,
    )
    screen.getByText('打开').focus()
    fireEvent.click(screen.getByText('打开'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('秒')))
    press('Escape')
    // Focus is given back a moment after the dialog is gone.
    screen.getByLabelText('搜索').focus()
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(document.activeElement).toBe(screen.getByLabelText('搜索'))
  })

  it('takes focus, closes on Escape and gives focus back', async () => {
    render(<Page />)
    const opener = screen.getByText('打开')
    opener.focus()
    fireEvent.click(opener)
    const dialog = screen.getByRole('dialog', { name: '调整间隔' })
    expect(document.activeElement).toBe(screen.getByLabelText('秒'))
    expect(await findAxeViolations(dialog)).toEqual([])
    press('Escape')
    await waitFor(() => expect(document.activeElement).toBe(opener))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('moves with its title and stays in the viewport', () => {
    render(<Page />)
    fireEvent.click(screen.getByText('打开'))
    const dialog = screen.getByRole('dialog')
    vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 400, 300))
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000)
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(700)
    const title = screen.getByText('调整间隔')
    fireEvent.pointerDown(title, { button: 0, clientX: 200, clientY: 60 })
    fireEvent.pointerMove(title, { clientX: 230, clientY: 80 })
    expect(dialog.style.translate).toBe('30px 20px')
    fireEvent.pointerMove(title, { clientX: 5000, clientY: -5000 })
    expect(dialog.style.translate).toBe('500px -50px')
    fireEvent.pointerUp(title)
    fireEvent.pointerMove(title, { clientX: 0, clientY: 0 })
    expect(dialog.style.translate).toBe('500px -50px')
  })

  it('keeps the top left corner of a box that is larger than the viewport', () => {
    const box = { left: 10, top: 10, right: 900, bottom: 900 }
    expect(boundOffset(box, { width: 500, height: 500 }, { x: 50, y: -800 })).toEqual({
      x: -10,
      y: -10,
    })
  })
})

describe('ConfirmDialog', () => {
  const open = (extra: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) => {
    const confirm = vi.fn()
    const change = vi.fn()
    render(
      <ConfirmDialog
        open
        onOpenChange={change}
        tone="danger"
        title="删除 8 条素材？"
        description="不可恢复"
        confirmLabel="删除 8 条"
        cancelLabel="取消"
        onConfirm={confirm}
        {...extra}
      />,
    )
    return { confirm, change }
  }

  it('starts on cancel, so that Enter alone destroys nothing', () => {
    open()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '取消' }))
  })

  it('confirms by the button that names the act', () => {
    const { confirm } = open()
    fireEvent.click(screen.getByRole('button', { name: '删除 8 条' }))
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  it('asks for the typed name before an act without return', () => {
    const { confirm } = open({ typed: { label: '输入账号名', text: '小红豆' } })
    const box = screen.getByLabelText('输入账号名')
    expect(document.activeElement).toBe(box)
    fireEvent.change(box, { target: { value: '小红' } })
    fireEvent.submit(box)
    expect(confirm).not.toHaveBeenCalled()
    fireEvent.change(box, { target: { value: '小红豆' } })
    fireEvent.submit(box)
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  it('runs once while the act is at work', () => {
    const { confirm } = open({ isWorking: true })
    fireEvent.click(screen.getByRole('button', { name: '删除 8 条' }))
    expect(confirm).not.toHaveBeenCalled()
  })
})

describe('menus', () => {
  const itemsWith = (run: () => void): readonly MenuItem[] => [
    { kind: 'heading', id: 'h', label: '操作' },
    { kind: 'act', id: 'copy', label: '复制链接', onSelect: run },
    { kind: 'separator', id: 's' },
    { kind: 'check', id: 'auto', label: '自动前进', isChecked: true, onCheckedChange: vi.fn() },
    { kind: 'act', id: 'gone', label: '删除', isDisabled: true, onSelect: run },
    { kind: 'link', id: 'help', label: '帮助', href: 'https://example.com/', opensWindow: true },
  ]

  it('opens by keyboard, runs by Enter and gives focus back', async () => {
    const run = vi.fn()
    render(<DropdownMenu trigger={<button>更多</button>} items={itemsWith(run)} />)
    const trigger = screen.getByText('更多')
    trigger.focus()
    press('Enter')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('复制链接'))
    expect(await findAxeViolations(screen.getByRole('menu'))).toEqual([])
    expect(screen.getByRole('menuitemcheckbox').getAttribute('aria-checked')).toBe('true')
    expect(screen.getByText('帮助').closest('a')?.rel).toBe('noreferrer')
    press('Enter')
    expect(run).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('更多')))
  })

  it('leads into a dialog that gives focus back to the button of the menu', async () => {
    function Page() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <DropdownMenu trigger={<button>更多</button>} items={itemsWith(() => setOpen(true))} />
          <Dialog open={open} onOpenChange={setOpen} title="重命名" closeLabel="关闭" />
        </>
      )
    }
    render(<Page />)
    screen.getByText('更多').focus()
    press('Enter')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('复制链接'))
    press('Enter')
    const dialog = await screen.findByRole('dialog')
    expect(dialog.contains(document.activeElement)).toBe(true)
    press('Escape')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('更多'))
  })

  it('opens at a right click', async () => {
    const run = vi.fn()
    render(
      <ContextMenu items={itemsWith(run)}>
        <div>行</div>
      </ContextMenu>,
    )
    fireEvent.contextMenu(screen.getByText('行'))
    fireEvent.click(await screen.findByText('复制链接'))
    expect(run).toHaveBeenCalledTimes(1)
  })
})

it('moves between tabs by arrows, and opens on Enter where panels load over the network', async () => {
  const change = vi.fn()
  render(
    <Tabs
      label="事件"
      activation="manual"
      onValueChange={change}
      items={[
        { value: 'a', label: '全部', content: '全部事件' },
        { value: 'b', label: '失败', content: '失败事件' },
      ]}
    />,
  )
  screen.getByRole('tab', { name: '全部' }).focus()
  press('ArrowRight')
  const failed = screen.getByRole('tab', { name: '失败' })
  await waitFor(() => expect(document.activeElement).toBe(failed))
  expect(change).not.toHaveBeenCalled()
  press('Enter')
  expect(change).toHaveBeenCalledWith('b')
  expect(screen.getByRole('tabpanel').textContent).toBe('失败事件')
})
