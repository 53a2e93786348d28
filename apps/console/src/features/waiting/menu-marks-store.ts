import type { MenuMarks } from '@omc/shell'
import { proxy, ref } from 'valtio'

type Marks = { marks: MenuMarks }

/** Badges of the menu; filled once the counts of the person have loaded. */
export const menuMarks = proxy<Marks>({ marks: ref(new Map()) })

/** Equal marks keep the old map, so that the menu does not render again. */
export function setMenuMarks(marks: MenuMarks): void {
  if (textOf(marks) !== textOf(menuMarks.marks)) menuMarks.marks = ref(marks)
}

const textOf = (marks: MenuMarks): string => JSON.stringify([...marks])
