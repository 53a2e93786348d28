/** Texts of screens with several lists. */
export const texts = {
  desk: {
    noTab: '没有可以查看的列表',
    noTabHint: '你的角色看不到这里的任何列表，请联系团队主管',
    knownHint: '地址可能有误，可以打开下面的其中一个',
    unknownHint: '地址可能有误，请从菜单重新进入',
  },
} as const
