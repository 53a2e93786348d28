import type { Pictures } from '../work/work-ports.ts'
import type { AccountTab } from './open-tab.ts'

/** Pictures for the jobs of an account: those of its channel are drawn by the framed page. */
export const workPictures = (tab: AccountTab): Pictures => ({
  load: (address) => {
    const { frame, deps } = tab
    const isOfChannel = frame !== null && isAt(address, new URL(frame.src).origin)
    return isOfChannel && frame.getState().tag === 'ready'
      ? frame.drawPicture(address)
      : deps.work.pictures.load(address)
  },
  shrink: (picture) => tab.deps.work.pictures.shrink(picture),
})

const isAt = (address: string, origin: string): boolean =>
  URL.canParse(address) && new URL(address).origin === origin
