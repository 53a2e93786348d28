/** Modifier key of commands on this platform. */
export const COMMAND_KEY = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl'

/** Shortcuts by scope. `keys`: alternatives, each a list of keys pressed together. */
export const SHORTCUT_GROUPS = [
  {
    id: 'everywhere',
    shortcuts: [
      { id: 'palette', keys: [[COMMAND_KEY, 'K']] },
      { id: 'list', keys: [['/']] },
      { id: 'shortcuts', keys: [['?']] },
      { id: 'skip', keys: [['Tab'], ['Enter']] },
      { id: 'close', keys: [['Esc']] },
    ],
  },
  {
    id: 'rows',
    shortcuts: [
      { id: 'nextRow', keys: [['j'], ['k'], ['↑'], ['↓']] },
      { id: 'chooseRow', keys: [['x']] },
      {
        id: 'extendRows',
        keys: [
          ['Shift', '↑'],
          ['Shift', '↓'],
        ],
      },
      { id: 'choosePage', keys: [[COMMAND_KEY, 'A']] },
      { id: 'editRow', keys: [['e']] },
      { id: 'openRow', keys: [['Enter'], ['Space']] },
      { id: 'walkOpen', keys: [['↑'], ['↓']] },
      { id: 'filters', keys: [['f']] },
      { id: 'mode', keys: [['v']] },
      { id: 'turnPage', keys: [['['], [']']] },
      { id: 'refresh', keys: [['r']] },
    ],
  },
  {
    id: 'menu',
    shortcuts: [
      { id: 'openGroup', keys: [['Enter'], ['↓']] },
      { id: 'newWindow', keys: [[COMMAND_KEY, 'Enter']] },
    ],
  },
  {
    id: 'palette',
    shortcuts: [
      { id: 'move', keys: [['↑'], ['↓']] },
      { id: 'open', keys: [['Enter']] },
      { id: 'actions', keys: [['>']] },
      { id: 'accounts', keys: [['@']] },
      { id: 'ids', keys: [['#']] },
    ],
  },
  {
    id: 'tabs',
    shortcuts: [
      { id: 'nextTab', keys: [['←'], ['→'], ['Home'], ['End']] },
      { id: 'openTab', keys: [['Enter']] },
      { id: 'closeTab', keys: [['Delete']] },
      { id: 'tabMenu', keys: [['Shift', 'F10']] },
    ],
  },
] as const satisfies readonly {
  readonly id: string
  readonly shortcuts: readonly {
    readonly id: string
    readonly keys: readonly (readonly string[])[]
  }[]
}[]
